import { type ApiClient, ApiFailure } from '@candil/api-client';
import type { FrameContent } from '@candil/contract';
import type { FrameView } from '@candil/contract/frame';
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AreaProvider } from '../area/area';

type Answers = Record<string, (request: { params?: unknown; query?: unknown; body?: unknown }) => unknown>;

/** A refusal of the service. */
export const refusal = (status: number, code: string, data: Readonly<Record<string, unknown>> = {}): ApiFailure =>
  new ApiFailure({ kind: 'http', ErrorCode: status, ErrorDescription: code, URL: '/api', code, data });

interface RecordedArea {
  readonly asked: { readonly name: string; readonly body: unknown }[];
  readonly messages: FrameContent[];
  readonly goneTo: FrameView[];
}

/** Draws a view as the portal frames it, with a service that answers from memory; records requests, messages and navigations. */
export const drawArea = async (
  view: ReactNode,
  answers: Answers,
  address: { returnTo?: string; token?: string } = {},
): Promise<RecordedArea> => {
  const kept: RecordedArea = { asked: [], messages: [], goneTo: [] };
  const call = async ({ name }: { name: string }, request: { body?: unknown } = {}) => {
    kept.asked.push({ name, body: request.body });
    const answer = answers[name];
    if (!answer) throw new Error(`Nobody answers ${name}`);
    return answer(request);
  };
  render(
    <I18nProvider i18n={await createI18n('en', ['common-front', 'widgets', 'login-area'])}>
      <AreaProvider
        value={{
          client: { call } as ApiClient,
          apiPrefix: '/api',
          surroundings: { kind: 'framed', tell: (content) => kept.messages.push(content) },
          address: { view: 'login', returnTo: address.returnTo, token: address.token, isInPage: false },
          goTo: (wanted) => kept.goneTo.push(wanted),
        }}
      >
        {view}
      </AreaProvider>
    </I18nProvider>,
  );
  return kept;
};
