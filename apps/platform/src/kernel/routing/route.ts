import type { Endpoint, ResponseOf } from '@candil/contract';
import type { Result } from '@candil/domain';
import type { Failure } from '../failures/failure';
import type { Call } from './call';
import type { WrittenAnswer } from './written-answer';

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<ResponseOf<E> | WrittenAnswer, Failure>>;

/** An endpoint of the contract and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  /** Per address, separate from the limit of other calls; for public calls that are expensive. */
  readonly requestsPerMinute?: number;
  readonly handle: (call: Call<Endpoint>) => Promise<Result<unknown, Failure>>;
}

/** Binds a handler to an endpoint; types of request and response come from the endpoint's schemas. */
export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>, limits: Pick<Route, 'requestsPerMinute'> = {}): Route => ({
  endpoint,
  ...limits,
  // The schemas of this very endpoint have validated the call before the handler sees it.
  handle: (call) => handle(call as Call<E>),
});

/** Groups the routes of a module; the same endpoint twice is a mistake. */
export const defineRoutes = (...routes: readonly Route[]): readonly Route[] => {
  const names = new Set<string>();
  for (const { endpoint } of routes) {
    if (names.has(endpoint.name)) throw new Error(`The endpoint ${endpoint.name} is answered twice`);
    names.add(endpoint.name);
  }
  return routes;
};
