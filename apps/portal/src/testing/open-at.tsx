import type { ApiClient } from '@candil/api-client';
import type { Account } from '@candil/contract';
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createOpenForms } from '../shared/blocked-action/open-forms';
import { EntranceProvider } from '../shared/entrance';
import { type Portal, PortalProvider } from '../shared/portal';
import { createRetryQueue } from '../shared/retry/retry-queue';
import { createSession } from '../shared/session/session';

const ACCOUNT = {
  userId: 'u1',
  catalogId: 16,
  currency: 'EUR',
  privileges: ['PROJECT_VIEW'],
  seesNetPrices: true,
  missing: [],
} as unknown as Account;

type Answers = Record<string, (request: { params?: object; query?: object; body?: unknown }) => unknown>;

/** Opens screens at an address, with a service that answers from memory; its requests are kept. */
export const openAt = async (path: string, routes: RouteObject[], answers: Answers, account: Account = ACCOUNT) => {
  const asked: { readonly name: string; readonly body?: unknown; readonly query?: unknown }[] = [];
  const call = async ({ name }: { name: string }, request: { query?: object; body?: unknown } = {}) => {
    asked.push({ name, ...(request.body !== undefined && { body: request.body }), ...(request.query && { query: request.query }) });
    const answer = answers[name];
    if (!answer) throw new Error(`Nobody answers ${name}`);
    return answer(request);
  };
  const session = createSession({ loadAccount: async () => account, logOut: async () => undefined, likely: 'member' });
  await session.account();
  const portal = {
    client: { call } as unknown as ApiClient,
    session,
    retries: createRetryQueue(),
    apiPrefix: '/api',
    staticPrefix: '/static',
    language: () => 'en',
    screenTexts: async () => undefined,
  } as unknown as Portal;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <EntranceProvider value={portal}>
      <PortalProvider value={{ ...portal, queries, openForms: createOpenForms(), draftStores: new Map() }}>
        <QueryClientProvider client={queries}>
          <I18nProvider i18n={await createI18n('en')}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </I18nProvider>
        </QueryClientProvider>
      </PortalProvider>
    </EntranceProvider>,
  );
  return { asked, router, session, queries };
};
