import type { ApiClient } from '@candil/api-client';
import type { Account, Project } from '@candil/contract';
import type { RuleDefinition } from '@candil/domain';
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { vi } from 'vitest';
import { createDraftStore } from '../../../shared/draft/draft-store';
import { EntranceProvider } from '../../../shared/entrance';
import type { FlagStore } from '../../../shared/flags/flag-store';
import { FlagProvider } from '../../../shared/flags/use-flag';
import { type Portal, PortalProvider } from '../../../shared/portal';
import { createRetryQueue } from '../../../shared/retry/retry-queue';
import { createSession } from '../../../shared/session/session';
import { inFrame } from '../../../testing/in-frame';
import { RegularProductScreen } from '../regular-product-screen';
import { DOME, PRICES, SMALL_DOME } from './offer';

const ACCOUNT = { userId: 'u1', catalogId: 16, currency: 'EUR', privileges: ['PROJECT_VIEW'], seesNetPrices: true } as unknown as Account;

const summaryOf = ({ model, name }: typeof DOME) => ({
  model,
  name: name.en,
  image: `/static/images/${model}/42-day.webp`,
  discontinued: false,
  replacedBy: null,
  applicationLocationId: 11,
});

export const projectOf = (more: Partial<Project>): Project =>
  ({
    id: 'p1',
    name: 'Casa Llull',
    catalogId: 16,
    version: 3,
    order: null,
    access: { write: true, order: true },
    products: [],
    ...more,
  }) as Project;

/** A line of a project: the dome in sage green, twice. */
export const LINE = {
  _id: 'l1',
  type: 'REGULAR',
  tag: 'L1',
  room: '',
  note: '',
  model: '0820',
  referenceCode: '082042/2A_10',
  quantity: 2,
  attributes: { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeight: 200 },
  subFamily: { id: 110, description: 'Alba' },
};

type Answers = Record<
  string,
  (request: { params?: Record<string, string>; query?: { model?: string | string[]; catalog?: number }; body?: unknown }) => unknown
>;

const catalogue: Answers = {
  getVariations: ({ query }) => [DOME, SMALL_DOME].filter(({ model }) => [query?.model].flat().includes(model)),
  listModelsByFamily: () => [DOME, SMALL_DOME].map(summaryOf),
  getPriceBasis: () => PRICES,
  getCollections: () => [{ subFamilyId: 110, name: 'Alba' }],
};

const Screen = () => {
  const { projectId, productId } = useParams();
  return <RegularProductScreen projectId={projectId} productId={productId} />;
};

const ProjectPage = () => <p>The project</p>;

interface Rules {
  /** Those of the collection; undefined = they do not arrive. */
  readonly rules?: readonly RuleDefinition[] | undefined;
  readonly isOn?: boolean;
  /** Every other flag; on by default. */
  readonly flag?: FlagStore['isOn'];
}

/** Opens the configurator at an address, with a service that answers from memory; its requests are kept. */
export const openScreen = async (path: string, answers: Answers = {}, { rules, isOn = true, flag = () => true }: Rules = { rules: [] }) => {
  const fetched = vi.fn(async (_address: string) => (rules === undefined ? new Response('', { status: 503 }) : Response.json({ rules })));
  vi.stubGlobal('fetch', fetched);
  const flags: FlagStore = {
    isOn: (name, place) => (name === 'rules' ? isOn : flag(name, place)),
    subscribe: () => () => undefined,
    refresh: () => undefined,
  };
  const asked: { readonly name: string; readonly body?: unknown }[] = [];
  const catalogues = new Set<number>();
  const call = async ({ name }: { name: string }, request: { body?: unknown; query?: { catalog?: number } } = {}) => {
    if (request.query?.catalog !== undefined) catalogues.add(request.query.catalog);
    asked.push(request.body === undefined ? { name } : { name, body: request.body });
    const answer = { ...catalogue, ...answers }[name];
    if (answer === undefined) throw new Error(`Nobody answers ${name}`);
    return answer(request);
  };
  const session = createSession({ loadAccount: async () => ACCOUNT, logOut: async () => undefined, likely: 'member' });
  await session.account();
  const drafts = createDraftStore(window.localStorage, 'u1', Date.now);
  const portal = {
    client: { call } as unknown as ApiClient,
    session,
    draftStores: new Map([['u1', drafts]]),
    staticPrefix: '/static',
    language: () => 'en',
    screenTexts: async () => undefined,
    retries: createRetryQueue(),
  } as unknown as Portal;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const router = createMemoryRouter(
    inFrame([
      { path: '/new-product/RegularConfigurator', Component: Screen },
      { path: '/project/:projectId/product/:productId/RegularConfigurator', Component: Screen },
      { path: '/project/:projectId', Component: ProjectPage },
    ]),
    { initialEntries: [path] },
  );
  render(
    <EntranceProvider value={portal}>
      <PortalProvider value={{ ...portal, queries }}>
        <QueryClientProvider client={queries}>
          <I18nProvider i18n={await createI18n('en')}>
            <ToastProvider>
              <FlagProvider value={flags}>
                <RouterProvider router={router} />
              </FlagProvider>
            </ToastProvider>
          </I18nProvider>
        </QueryClientProvider>
      </PortalProvider>
    </EntranceProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: /Alba 33/ });
  await screen.findByRole('region', { name: 'Price, delivery and quantity' });
  if (!path.includes('applicationLocation')) await screen.findByRole('button', { name: /Other models/ });
  return { asked, catalogues, fetched, router, drafts, user: userEvent.setup() };
};
