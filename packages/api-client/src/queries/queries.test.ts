import type { Project } from '@candil/contract';
import { MutationObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../api-failure';
import { createApiClient } from '../create-api-client';
import { countingService, json, problem, SERVICES_OF_TEST } from '../testing/counting-service';
import { accountQuery, loginMutation, logoutMutation } from './account-queries';
import { collectionsQuery } from './catalogue-queries';
import { addConfigurationMutation, putProductPictureMutation } from './configuration-queries';
import { languagesQuery, translationsQuery } from './language-queries';
import { orderPreviewQuery, orderQuery, processOrderMutation, refusedOrderResult } from './order-queries';
import { addProductsMutation, deleteProjectMutation, projectQuery, projectsQuery } from './project-queries';
import { queryKeys } from './query-keys';
import { shouldRetry } from './should-retry';

const PROJECT = '0a0b0c0d-1111-2222-3333-444455556666';

const setUp = (answer: Parameters<typeof countingService>[0]) => {
  const service = countingService(answer);
  const client = createApiClient({ services: SERVICES_OF_TEST, onSessionLost: () => undefined, fetch: service.fetch });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { service, client, cache };
};

const isStale = (cache: QueryClient, key: QueryKey) => cache.getQueryState(key)?.isInvalidated;

describe('queries', () => {
  it('request the resource of their key', async () => {
    const { service, client, cache } = setUp(() => json({ items: [] }));
    await cache.fetchQuery(projectsQuery(client, { page: 2, lang: 'de' }));
    await cache.fetchQuery(projectQuery(client, PROJECT, { lang: 'de' }));
    await cache.fetchQuery(orderQuery(client, 204_417, { lang: 'us' }));
    await cache.fetchQuery(orderPreviewQuery(client, PROJECT, 'us'));
    await cache.fetchQuery(collectionsQuery(client, { catalogId: 16, lang: 'en' }));
    expect(service.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/projects?page=2&lang=de',
      `GET /api/v2/project/${PROJECT}?lang=de`,
      'GET /api/v2/orders/204417?lang=us',
      'POST /api/orders/generate',
      'GET /api/categories/collections?catalogId=16&lang=en',
    ]);
    expect(cache.getQueryData(queryKeys.project(PROJECT, { lang: 'de' }))).toEqual({ items: [] });
  });

  it('of languages ask the api, or the hub where its flag is on', async () => {
    const { service, client, cache } = setUp(() => json([]));
    await cache.fetchQuery(languagesQuery(client, 'de'));
    await cache.fetchQuery(languagesQuery(client, 'de', true));
    await cache.fetchQuery(translationsQuery(client, { domain: 'widgets', lang: 'it' }));
    expect(service.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/languages?lang=de',
      'GET /apihub/languages/de',
      'GET /apihub/translations?domain=widgets&lang=it',
    ]);
  });

  it('of the account return null for a visitor, and throw on any other failure', async () => {
    const nobody = setUp(() => problem(401, 'session.missing'));
    expect(await nobody.cache.fetchQuery(accountQuery(nobody.client))).toBeNull();
    const away = setUp(() => problem(503, 'service.unavailable'));
    await expect(away.cache.fetchQuery(accountQuery(away.client))).rejects.toThrow('service.unavailable');
  });

  it('have keys that a shorter key names', () => {
    expect([queryKeys.project(PROJECT), queryKeys.project(PROJECT, { lang: 'de' })]).toEqual([
      ['project', PROJECT],
      ['project', PROJECT, { lang: 'de' }],
    ]);
  });
});

describe('mutations', () => {
  it('put the account into the cache, and leave nothing of it behind', async () => {
    const { client, cache } = setUp(({ path }) => (path.endsWith('/login') ? json({ userId: 'u' }) : new Response(null, { status: 204 })));
    await new MutationObserver(cache, loginMutation(client)).mutate({ email: 'a@b.c', password: 'x' });
    expect(cache.getQueryData(queryKeys.account())).toEqual({ userId: 'u' });
    cache.setQueryData(['project', PROJECT], {});
    await new MutationObserver(cache, logoutMutation(client)).mutate();
    expect(
      cache
        .getQueryCache()
        .getAll()
        .map((query) => [query.queryKey, query.state.data]),
    ).toEqual([[['account'], null]]);
  });

  it('show the project the service answered with, and let lists and drafts be asked for again', async () => {
    const answered = { id: PROJECT, version: 8 } as Project;
    const { client, cache, service } = setUp(() => json(answered));
    const draft = queryKeys.orderPreview(PROJECT, 'en');
    cache.setQueryData(queryKeys.projects({}), { items: [], total: 0, page: 1, itemsPerPage: 20 });
    cache.setQueryData(draft, {});
    await new MutationObserver(cache, addProductsMutation(client, PROJECT, { lang: 'en' })).mutate({
      body: { version: 7, products: [{ referenceCode: '0820 42/2A_10', quantity: 4 }] },
      idempotencyKey: 'once',
    });
    expect(cache.getQueryData(queryKeys.project(PROJECT, { lang: 'en' }))).toEqual(answered);
    expect([isStale(cache, queryKeys.projects({})), isStale(cache, draft)]).toEqual([true, true]);
    expect(service.seen[0]?.headers.get('idempotency-key')).toBe('once');
  });

  it('save a composition and its picture, and show the project each answers with', async () => {
    const productId = '0a0b0c0d-1111-2222-3333-444455556667';
    const answered = (version: number) => ({ id: PROJECT, version }) as Project;
    const { client, cache, service } = setUp(({ path }) =>
      json(path.includes('/picture') ? answered(9) : { project: answered(8), productId }),
    );
    const shown = () => cache.getQueryData(queryKeys.project(PROJECT, { lang: 'en' }));
    const saved = await new MutationObserver(cache, addConfigurationMutation(client, { lang: 'en' })).mutate({
      projectId: PROJECT,
      body: { version: 7, document: { type: 'Space' } },
      idempotencyKey: 'once',
    });
    expect(saved.productId).toEqual(productId);
    expect(shown()).toEqual(answered(8));
    const picture = new File(['RIFF'], 'picture.webp', { type: 'image/webp' });
    const picturing = new MutationObserver(cache, putProductPictureMutation(client, { lang: 'en' }));
    await picturing.mutate({ projectId: PROJECT, productId, version: 8, picture });
    expect(shown()).toEqual(answered(9));
    expect(service.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /api/v1/projects/${PROJECT}/configurations?lang=en`,
      `PUT /api/v1/projects/${PROJECT}/products/${productId}/picture?lang=en&version=8`,
    ]);
  });

  it('forget a deleted project in every language', async () => {
    const { client, cache } = setUp(() => new Response(null, { status: 204 }));
    cache.setQueryData(queryKeys.project(PROJECT, { lang: 'en' }), {} as Project);
    await new MutationObserver(cache, deleteProjectMutation(client)).mutate({ projectId: PROJECT, version: 1 });
    expect(cache.getQueryCache().findAll({ queryKey: queryKeys.project(PROJECT) })).toEqual([]);
  });

  it('take an order that was not processed for a failure with the data of the answer', async () => {
    const { client, cache } = setUp(() => json({ processOrderSuccess: false, orderId: 0 }));
    const body = { projectId: PROJECT, version: 1, products: [{ _id: PROJECT, quantity: 1 }], sendTogether: true };
    const failure = await new MutationObserver(cache, processOrderMutation(client))
      .mutate({ body, idempotencyKey: 'once' })
      .catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ code: 'order.not-processed', data: { processOrderSuccess: false, orderId: 0 } });
  });
});

describe('the result of a refused order (P§4)', () => {
  const refused = (ErrorCode: number, code: string) => new ApiFailure({ kind: 'http', ErrorCode, ErrorDescription: '', URL: '', code });

  it.each([
    [403, 'access.denied', { success: false, status: 403 }],
    [400, 'NO_CLIENT_CODE', { success: false, status: 200 }],
    [400, 'request.invalid', undefined],
    [409, 'version.conflict', undefined],
  ])('for %i %s is %o', (status, code, result) => {
    expect(refusedOrderResult(refused(status, code))).toEqual(result);
  });
});

describe('a retry', () => {
  const failure = (kind: 'http' | 'network' | 'timeout', ErrorCode: number, code: string) =>
    new ApiFailure({ kind, ErrorCode, ErrorDescription: '', URL: '', code });

  it.each([
    ['no connection', failure('network', 0, 'network.unreachable'), [true, true, false]],
    ['a service that is away', failure('http', 503, 'service.unavailable'), [true, true, false]],
    ['a timeout, which asks the user', failure('timeout', 0, 'ETIMEDOUT'), [false, false, false]],
    ['a refusal', failure('http', 403, 'access.denied'), [false, false, false]],
    ['a defect', new TypeError('undefined is not a function'), [false, false, false]],
  ])('after %s', (_name, thrown, expected) => {
    expect([0, 1, 2].map((count) => shouldRetry(count, thrown))).toEqual(expected);
  });
});
