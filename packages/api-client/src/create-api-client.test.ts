import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ApiFailure } from './api-failure';
import { type ApiClientOptions, createApiClient } from './create-api-client';
import { routes } from './index';
import { callOfAny, countingService, json, problem, SERVICES_OF_TEST } from './testing/counting-service';

const PROJECT = '0a0b0c0d-1111-2222-3333-444455556666';

const clientOf = (service: { fetch: typeof globalThis.fetch }, more: Partial<ApiClientOptions> = {}) =>
  createApiClient({ services: SERVICES_OF_TEST, onSessionLost: () => undefined, fetch: service.fetch, ...more });

const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> => {
  const outcome = await call.then(
    () => 'success',
    (failure: unknown) => failure,
  );
  if (outcome instanceof ApiFailure) return outcome;
  throw new Error(`Expected a failure of the service, got ${String(outcome)}`);
};

describe('a call', () => {
  it('fills path and query, repeats lists, and sends credentials', async () => {
    const service = countingService(() => json([]));
    const client = clientOf(service);
    await client.call(routes.getVariations, { query: { model: ['0820', '0825'], catalog: 16 } });
    await client.call(routes.getProject, { params: { projectId: 'a/b?c' }, query: { lang: 'us' } });
    expect(service.seen.map(({ method, path, credentials, body }) => ({ method, path, credentials, body }))).toEqual([
      { method: 'GET', path: '/api/articles/variations?model=0820&model=0825&catalog=16', credentials: 'include', body: '' },
      { method: 'GET', path: '/api/v2/project/a%2Fb%3Fc?lang=us', credentials: 'include', body: '' },
    ]);
  });

  it.each([
    ['GET', () => [routes.getAccount, undefined] as const, null, ''],
    ['POST', () => [routes.generateOrder, { body: { projectId: PROJECT } }] as const, 'application/json', `{"projectId":"${PROJECT}"}`],
    ['POST without a body', () => [routes.logout, undefined] as const, 'application/json', '{}'],
    ['PATCH', () => [routes.updateLanguage, { body: { isoCode: 'de' } }] as const, 'application/json', '{"isoCode":"de"}'],
    ['DELETE', () => [routes.deleteProject, { params: { projectId: PROJECT }, query: { version: 1 } }] as const, null, ''],
  ])('%s carries a JSON body or none', async (_name, given, contentType, body) => {
    const service = countingService(() => new Response(null, { status: 204 }));
    const [route, request] = given();
    await callOfAny(clientOf(service))(route, request);
    expect(service.seen[0]?.headers.get('content-type')).toEqual(contentType);
    expect(service.seen[0]?.body).toEqual(body);
  });

  it('gives the JSON of a 2xx answer and an empty string for 204', async () => {
    const service = countingService(({ path }) => (path.endsWith('logout') ? new Response(null, { status: 204 }) : json([{ id: 16 }])));
    const client = clientOf(service);
    expect([await client.call(routes.getCatalogues), await client.call(routes.logout)]).toEqual([[{ id: 16 }], '']);
  });

  it('returns a file with its name from a file endpoint, and reads its failures as usual', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="B2026-00042.pdf"' };
    const service = countingService(({ path }) =>
      path.includes('lang=de') ? problem(403, 'budget.not-found') : new Response('%PDF', { headers }),
    );
    const client = clientOf(service);
    const fetchIt = (lang: 'en' | 'de') => client.call(routes.getBudgetDocument, { params: { budgetId: PROJECT }, query: { lang } });
    const file = await fetchIt('en');
    expect(file.name).toBe('B2026-00042.pdf');
    expect(file.type).toBe('application/pdf');
    expect(await file.text()).toBe('%PDF');
    expect(service.seen[0]?.headers.get('accept')).toBe('*/*');
    expect((await failureOf(fetchIt('de'))).code).toBe('budget.not-found');
  });

  it('makes a key for each create, unless one is given, and none for other calls', async () => {
    const service = countingService(() => json({}));
    const client = clientOf(service);
    await client.call(routes.createProject, { body: { name: 'A' } });
    await client.call(routes.createProject, { body: { name: 'A' } });
    await client.call(routes.createProject, { body: { name: 'A' } }, { idempotencyKey: 'mine' });
    await client.call(routes.generateOrder, { body: { projectId: PROJECT } });
    const [first, second, third, none] = service.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
    expect(none).toBeNull();
  });

  it('rejects calls that only a programming error can cause, with the messages of the specification', async () => {
    const service = countingService(() => json({}));
    const client = clientOf(service);
    await expect(client.call({ ...routes.getAccount, method: 'HEAD' as never })).rejects.toThrow(/^Invalid method$/);
    await expect(client.call({ ...routes.getAccount, service: 'crm' as never })).rejects.toThrow(/^This service name hasn't been found$/);
    await expect(client.call(routes.getOrder, { params: { orderId: '' } })).rejects.toThrow('Path parameter orderId is missing');
    expect(service.seen).toEqual([]);
  });

  it('has the input and output types of each endpoint', async () => {
    const client = clientOf(countingService(() => json({})));
    expectTypeOf(client.call(routes.getOrder, { params: { orderId: 1 } })).resolves.toHaveProperty('internalOrderNumber');
    // @ts-expect-error the project must be named
    await expect(client.call(routes.getProject)).rejects.toThrow();
    // @ts-expect-error a name is a text
    await client.call(routes.createProject, { body: { name: 1 } });
    // @ts-expect-error the version is not a list
    await client.call(routes.deleteProject, { params: { projectId: PROJECT }, query: { version: [] } });
  });

  it('shows an answer to the check that is given', async () => {
    const service = countingService(() => json([{ id: 1 }]));
    const { checkAnswer } = await import('./check');
    await expect(clientOf(service, { check: checkAnswer }).call(routes.getCatalogues)).rejects.toThrow('The answer of getCatalogues');
    const good = countingService(() => json([{ id: 16, name: 'INT', currency: 'EUR' }]));
    expect(await clientOf(good, { check: checkAnswer }).call(routes.getCatalogues)).toEqual([{ id: 16, name: 'INT', currency: 'EUR' }]);
    // The check brings every schema of the wire with it, which takes its time on a busy machine.
  }, 30_000);
});

describe('a failure', () => {
  it('keeps all details of the service, and is reported before it is thrown', async () => {
    const onFailure = vi.fn();
    const service = countingService(() =>
      problem(409, 'version.conflict', { currentVersion: 7, fields: [{ path: 'version', code: 'stale' }, 'rubbish'] }),
    );
    const failure = await failureOf(
      clientOf(service, { onFailure }).call(routes.renameProject, {
        params: { projectId: PROJECT },
        body: { version: 6, name: 'B' },
      }),
    );
    expect({ ...failure }).toEqual({
      name: 'ApiFailure',
      kind: 'http',
      ErrorCode: 409,
      ErrorDescription: 'version.conflict',
      URL: `http://service.test/api/v1/projects/${PROJECT}`,
      code: 'version.conflict',
      requestId: 'r-1',
      fields: [{ path: 'version', code: 'stale' }],
      data: { currentVersion: 7 },
      suppressDisplay: false,
    });
    expect(onFailure.mock.calls).toEqual([[failure]]);
  });

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), 502, 'service.failure', 'Bad Gateway'],
    ['an empty 503', () => new Response('', { status: 503 }), 503, 'service.unavailable', ''],
    ['a success that is no JSON', () => new Response('<html>', { status: 200 }), 200, 'service.failure', 'The answer is not JSON'],
  ])('is one for %s, too', async (_name, answer, status, code, description) => {
    const failure = await failureOf(clientOf(countingService(answer)).call(routes.getCatalogues));
    expect(failure.kind).toBe('http');
    expect(failure.ErrorCode).toEqual(status);
    expect(failure.code).toEqual(code);
    expect(failure.ErrorDescription).toEqual(description);
  });

  it('contains the waiting time', async () => {
    const service = countingService(() => problem(429, 'login.rate-limited', {}, { 'retry-after': '90' }));
    const failure = await failureOf(clientOf(service).call(routes.login, { body: { email: 'a@b.c', password: 'x' } }));
    expect(failure.data).toEqual({ retryAfterSeconds: 90 });
  });

  it('is of the network when no answer comes', async () => {
    const failure = await failureOf(clientOf({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }).call(routes.getCatalogues));
    expect(failure.kind).toBe('network');
    expect(failure.ErrorCode).toBe(0);
    expect(failure.code).toBe('network.unreachable');
    expect(failure.ErrorDescription).toBe('Failed to fetch');
  });

  it('is the reason of the caller’s abort', async () => {
    const caller = new AbortController();
    const call = clientOf(countingService(() => new Promise(() => undefined))).call(routes.getAccount, {}, { signal: caller.signal });
    caller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('a time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const silent = () => new Promise<Response>(() => undefined);
  const bodiless = () => new Response(new ReadableStream({ start: () => undefined }), { status: 200 });

  it.each([
    ['15 s for a read without an answer', silent, routes.getCatalogues, undefined, 15_000],
    ['15 s for a read whose body never ends', bodiless, routes.getCatalogues, undefined, 15_000],
    ['150 s for a write', silent, routes.createProject, { body: { name: 'A' } }, 150_000],
  ])('is %s', async (_name, answer, route, request, limit) => {
    const settled = vi.fn();
    const service = countingService(answer);
    const call = failureOf(callOfAny(clientOf(service))(route, request));
    call.then(settled, settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const failure = await call;
    expect(failure.kind).toBe('timeout');
    expect(failure.code).toBe('ETIMEDOUT');
    expect(failure.ErrorCode).toBe(0);
    expect(service.seen[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
