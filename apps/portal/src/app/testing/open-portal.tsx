import type { ApiClient } from '@candil/api-client';
import type { Account } from '@candil/contract';
import type { FlagName } from '@candil/domain';
import { createI18n, type OfferedLanguage } from '@candil/i18n';
import { cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { createAccountFlags } from '../../shared/flags/account-flags';
import { createRetryQueue } from '../../shared/retry/retry-queue';
import { createSession } from '../../shared/session/session';
import { sampleAccount } from '../../testing/sample-account';
import { createPortal } from '../create-portal';
import { Providers } from '../providers';
import { createPortalRouter } from '../router';
import { screenTextsOf } from '../screen-texts';

export interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Answers of a service, by the name of the call. */
export type Answers = Readonly<Record<string, (request: Request) => unknown>>;

interface Visit {
  readonly account?: Account;
  readonly language?: OfferedLanguage;
  /** Flags that are not in their first state. */
  readonly flags?: Readonly<Partial<Record<FlagName, boolean>>>;
}

/** Opens the whole portal, with its route table, at an address; a service in memory answers. Its requests are kept. */
export const openPortal = async (
  address: string,
  answers: Answers,
  { account = sampleAccount(), language = 'en', flags = {} }: Visit = {},
) => {
  const asked: (Request & { readonly name: string })[] = [];
  const call = async ({ name }: { readonly name: string }, request: Request = {}) => {
    asked.push({ name, ...request });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`Nobody answers ${name}`);
    return answer(request);
  };
  const accountFlags = createAccountFlags();
  accountFlags.setState({ flags: Object.entries(flags).map(([name, on]) => ({ name: name as FlagName, on })) });
  const session = createSession({ loadAccount: async () => account, logOut: async () => undefined, likely: 'member' });
  const i18n = await createI18n(language);
  window.history.replaceState(null, '', address);
  const portal = createPortal({
    entrance: {
      client: { call } as unknown as ApiClient,
      session,
      retries: createRetryQueue(),
      accountFlags,
      apiPrefix: '/api',
      staticPrefix: '/static',
      version: 'test',
      reportError: () => undefined,
    },
    language: () => language,
    screenTexts: screenTextsOf(i18n),
    leaveTo: (path) => void router.navigate(path, { replace: true }),
  });
  const router = createPortalRouter(portal);
  onTestFinished(() => router.dispose());
  render(
    <Providers portal={portal} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const at = () => window.location.pathname + window.location.search;
  /** As a closed window. */
  const leave = () => {
    cleanup();
    router.dispose();
  };
  return { asked, at, leave, bodyOf: (name: string) => asked.findLast((each) => each.name === name)?.body };
};
