import type { Method } from '@candil/contract';
import type { Route } from '@candil/contract/routes';
import type { ApiClient } from '../create-api-client';

/** A request as the service saw it. */
export interface SeenRequest {
  readonly method: Method;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly credentials: RequestCredentials;
  readonly atMilliseconds: number;
  /** Aborted when the caller gave up. */
  readonly signal: AbortSignal;
}

type Answer = Response | Promise<Response>;

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } });

export const problem = (status: number, code: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}): Response =>
  json({ type: 'about:blank', title: code, status, code, requestId: 'r-1', ...more }, status, headers);

/** A service made of one function, which keeps every request it got. */
export const countingService = (answer: (request: SeenRequest) => Answer) => {
  const seen: SeenRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const one: SeenRequest = {
      method: request.method as Method,
      path: url.pathname + url.search,
      headers: request.headers,
      body: await request.text(),
      credentials: request.credentials,
      atMilliseconds: Date.now(),
      signal: request.signal,
    };
    seen.push(one);
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return Promise.race([answer(one), aborted]);
  };
  return { fetch, seen, to: (path: string) => seen.filter((request) => request.path === path) };
};

/** Service prefixes under an origin, since requests outside a browser need one. */
export const SERVICES_OF_TEST = {
  api: 'http://service.test/api',
  static: 'http://service.test/static',
  domain: 'http://service.test/domain',
  apihub: 'http://service.test/apihub',
  sync: 'http://service.test/sync',
};

/** Calls of a table of cases, where the types of the single route are lost. */
export const callOfAny = (client: ApiClient) => client.call as (route: Route, request?: unknown) => Promise<unknown>;
