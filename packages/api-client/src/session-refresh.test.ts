import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from './api-failure';
import { type ApiClientOptions, createApiClient } from './create-api-client';
import { routes } from './index';
import { callOfAny, countingService, json, problem, SERVICES_OF_TEST, type SeenRequest } from './testing/counting-service';

const REFRESH = '/api/v1/auth/refresh';
const ACCOUNT = '/api/v1/account';

const later = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));

/** A service whose access token has expired; `refresh` sets the answer of a refresh and its delay. */
const expiredService = (refresh: () => Promise<Response>, delayOf: (call: number) => number = () => 5) => {
  let valid = false;
  let calls = 0;
  return countingService(async ({ path }: SeenRequest) => {
    if (path === REFRESH) {
      const answer = await refresh();
      if (answer.status < 300) valid = true;
      return answer;
    }
    // A request is admitted when it arrives, not when its response leaves.
    const admitted = valid;
    calls += 1;
    return later(delayOf(calls), admitted ? json({ userId: 'u' }) : problem(401, 'session.expired'));
  });
};

const clientOf = (service: { fetch: typeof globalThis.fetch }, onSessionLost: () => void, more: Partial<ApiClientOptions> = {}) =>
  createApiClient({ services: SERVICES_OF_TEST, fetch: service.fetch, onSessionLost, ...more });

const renewed = () => later(20, new Response(null, { status: 204 }));
const refused = () => later(20, problem(401, 'session.expired'));

describe('a session that has expired', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const settle = async <Value>(work: Promise<Value>): Promise<Value> => {
    await vi.runAllTimersAsync();
    return work;
  };

  it('is renewed once for 100 calls at once, and each is retried once', async () => {
    const onSessionLost = vi.fn();
    const service = expiredService(renewed);
    const client = clientOf(service, onSessionLost);
    const answers = await settle(Promise.all(Array.from({ length: 100 }, () => client.call(routes.getAccount))));
    expect(answers).toEqual(Array.from({ length: 100 }, () => ({ userId: 'u' })));
    expect(service.to(REFRESH)).toHaveLength(1);
    expect(service.to(ACCOUNT)).toHaveLength(200);
    expect(onSessionLost).toHaveBeenCalledTimes(0);
  });

  it('is renewed once even for calls refused long after the refresh', async () => {
    const service = expiredService(renewed, (call) => call * 10);
    const client = clientOf(service, () => undefined);
    await settle(Promise.all(Array.from({ length: 100 }, () => client.call(routes.getAccount))));
    expect([service.to(REFRESH).length, service.to(ACCOUNT).length]).toEqual([1, 200]);
  });

  it('releases waiting calls together', async () => {
    const service = expiredService(renewed);
    const client = clientOf(service, () => undefined);
    await settle(Promise.all(Array.from({ length: 100 }, () => client.call(routes.getAccount))));
    const refreshedAt = (service.to(REFRESH)[0]?.atMilliseconds ?? 0) + 20;
    const retriedAt = service.to(ACCOUNT).slice(100);
    expect(Math.max(...retriedAt.map(({ atMilliseconds }) => atMilliseconds)) - refreshedAt).toBeLessThanOrEqual(20);
  });

  it('holds calls made during the refresh back until it is done', async () => {
    const service = expiredService(renewed);
    const client = clientOf(service, () => undefined);
    const first = client.call(routes.getAccount);
    await vi.advanceTimersByTimeAsync(10);
    const second = client.call(routes.getAccount);
    await settle(Promise.all([first, second]));
    expect([service.to(REFRESH).length, service.to(ACCOUNT).length]).toEqual([1, 3]);
  });

  it('is lost once for 100 calls when the refresh is refused, without a second try and without a display', async () => {
    const onSessionLost = vi.fn();
    const service = expiredService(refused, (call) => call * 10);
    const client = clientOf(service, onSessionLost);
    const outcomes = await settle(
      Promise.all(Array.from({ length: 100 }, () => client.call(routes.getAccount).catch((failure: ApiFailure) => failure))),
    );
    const facts = outcomes
      .map((outcome) => ({ ...(outcome as ApiFailure) }))
      .map(({ ErrorCode, suppressDisplay }) => ({ ErrorCode, suppressDisplay }));
    expect(facts).toEqual(Array.from({ length: 100 }, () => ({ ErrorCode: 401, suppressDisplay: true })));
    expect(service.to(REFRESH)).toHaveLength(1);
    expect(service.to(ACCOUNT)).toHaveLength(100);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  it('rejects calls that waited for the refresh when the session is lost, without sending them', async () => {
    const service = expiredService(refused);
    const client = clientOf(service, () => undefined);
    const first = client.call(routes.getAccount).catch((failure: ApiFailure) => failure.code);
    await vi.advanceTimersByTimeAsync(10);
    const second = client.call(routes.getAccount).catch((failure: ApiFailure) => failure.code);
    expect(await settle(Promise.all([first, second]))).toEqual(['session.expired', 'session.expired']);
    expect([service.to(REFRESH).length, service.to(ACCOUNT).length]).toEqual([1, 1]);
  });

  it('is reported lost once until the next sign-in', async () => {
    const onSessionLost = vi.fn();
    let signedIn = false;
    const service = countingService(({ path }) => {
      if (path === REFRESH) return problem(401, 'session.missing');
      if (path.endsWith('/login')) signedIn = true;
      return signedIn ? json({}) : problem(401, 'session.missing');
    });
    const client = clientOf(service, onSessionLost);
    const attempt = () => client.call(routes.getAccount).catch(() => undefined);
    await settle(attempt());
    await settle(attempt());
    expect(onSessionLost).toHaveBeenCalledTimes(1);
    await settle(client.call(routes.login, { body: { email: 'a@b.c', password: 'x' } }));
    signedIn = false;
    await settle(attempt());
    expect(onSessionLost).toHaveBeenCalledTimes(2);
  });

  it('is not lost because a probe finds no session', async () => {
    const onSessionLost = vi.fn();
    const client = clientOf(expiredService(refused), onSessionLost);
    const outcome = await settle(client.call(routes.getAccount, {}, { probe: true }).catch((failure: ApiFailure) => failure.ErrorCode));
    expect(outcome).toBe(401);
    expect(onSessionLost).toHaveBeenCalledTimes(0);
  });

  it('is not lost because the service is away: the call fails and may be tried again', async () => {
    const onSessionLost = vi.fn();
    let away = true;
    const service = expiredService(() => (away ? later(1, problem(503, 'service.unavailable')) : renewed()));
    const client = clientOf(service, onSessionLost);
    const first = await settle(client.call(routes.getAccount).catch((failure: ApiFailure) => [failure.code, failure.suppressDisplay]));
    away = false;
    const second = await settle(client.call(routes.getAccount));
    expect(first).toEqual(['service.unavailable', false]);
    expect(second).toEqual({ userId: 'u' });
    expect(onSessionLost).toHaveBeenCalledTimes(0);
  });

  it('costs one retry only: a second refusal is the answer', async () => {
    const onSessionLost = vi.fn();
    const service = countingService(({ path }) =>
      path === REFRESH ? new Response(null, { status: 204 }) : problem(401, 'session.missing'),
    );
    const client = clientOf(service, onSessionLost);
    const failure = await settle(client.call(routes.getAccount).catch((thrown: ApiFailure) => thrown));
    expect((failure as ApiFailure).code).toBe('session.missing');
    expect((failure as ApiFailure).suppressDisplay).toBe(false);
    expect(service.to(REFRESH)).toHaveLength(1);
    expect(service.to(ACCOUNT)).toHaveLength(2);
    expect(onSessionLost).toHaveBeenCalledTimes(0);
  });

  it('retries a create with the same key and body', async () => {
    const service = expiredService(renewed);
    await settle(clientOf(service, () => undefined).call(routes.createProject, { body: { name: 'A' } }));
    const [first, second] = service.to('/api/v1/projects').map(({ headers, body }) => [headers.get('idempotency-key'), body]);
    expect(first?.[0]).toBeTruthy();
    expect(second).toEqual(first);
  });

  it.each([
    ['login', () => [routes.login, { body: { email: 'a@b.c', password: 'x' } }] as const],
    ['refresh', () => [routes.refresh, undefined] as const],
    ['logout', () => [routes.logout, undefined] as const],
  ])('is never renewed because of %s, whose refusal is shown', async (_name, given) => {
    const onSessionLost = vi.fn();
    const service = countingService(() => problem(401, 'login.failed'));
    const [route, request] = given();
    const failure = await settle(callOfAny(clientOf(service, onSessionLost))(route, request).catch((thrown: ApiFailure) => thrown));
    expect(service.seen).toHaveLength(1);
    expect((failure as ApiFailure).suppressDisplay).toBe(false);
    expect(onSessionLost).toHaveBeenCalledTimes(0);
  });

  it('that was closed on purpose is neither renewed nor reported lost by calls under way', async () => {
    const onSessionLost = vi.fn();
    const service = countingService(({ path }) =>
      path.endsWith('/logout') ? new Response(null, { status: 204 }) : later(50, problem(401, 'session.missing')),
    );
    const client = clientOf(service, onSessionLost);
    const underWay = client.call(routes.getAccount).catch((failure: ApiFailure) => failure.suppressDisplay);
    await client.call(routes.logout);
    expect(await settle(underWay)).toBe(true);
    expect(service.to(REFRESH)).toHaveLength(0);
    expect(onSessionLost).toHaveBeenCalledTimes(0);
  });
});
