import type { EndpointName, ServiceName } from '@candil/contract';
import { type Route, sessionRoutes } from '@candil/contract/routes';
import { ApiFailure, isApiFailure, sessionFailure } from './api-failure';
import { failureOfReply, type Reply, valueOfReply } from './read-reply';
import { browserRefreshLock, type RefreshLock } from './refresh-lock';
import { type AnswerOf, type AnyRequest, prepareRequest, type RequestFor } from './request';
import { type Fetch, sendRequest } from './send-request';
import { createSession, type RefreshOutcome } from './session';

/** Judges an answer against its schema; `@candil/api-client/check` has one for development and tests. */
export type AnswerCheck = (name: EndpointName, answer: unknown) => unknown;

export interface ApiClientOptions {
  /** Base address of each service, from the runtime configuration. */
  readonly services: Readonly<Record<ServiceName, string>>;
  /** The session ended and could not be renewed: forget the account, go to `/`. Called once until a session is seen again. */
  readonly onSessionLost: () => void;
  /** Every failure before it is thrown, for error reporting (P§8). */
  readonly onFailure?: (failure: ApiFailure) => void;
  readonly check?: AnswerCheck;
  readonly fetch?: Fetch;
  readonly refreshLock?: RefreshLock;
  readonly now?: () => number;
}

export interface CallOptions {
  /** The key of this intention; made anew for each call of a create unless given. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The file of a call that takes one. */
  readonly upload?: File;
  /** Checks for a session: a missing one is an answer, not the loss of a session. */
  readonly probe?: boolean;
}

type CallArguments<Name extends EndpointName> =
  Record<never, never> extends RequestFor<Name>
    ? [request?: RequestFor<Name>, options?: CallOptions]
    : [request: RequestFor<Name>, options?: CallOptions];

/** The service as functions. */
export interface ApiClient {
  /**
   * Calls an endpoint of the table and gives its answer; an empty string for 204.
   *
   * @throws ApiFailure when the service refuses, the time limit passes or no answer comes; the reason of `signal` when it is aborted.
   */
  call<Name extends EndpointName>(route: Route<Name>, ...request: CallArguments<Name>): Promise<AnswerOf<Name>>;
}

const isSuccess = (reply: Reply): boolean => reply.status >= 200 && reply.status < 300;

/** Makes the one client of an application. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { services, onSessionLost, onFailure, check, fetch, refreshLock = browserRefreshLock(), now = Date.now } = options;

  const refresh = async (): Promise<RefreshOutcome> => {
    try {
      const reply = await sendRequest(prepareRequest(sessionRoutes.refresh, {}, services, undefined), fetch, undefined);
      if (isSuccess(reply)) return { kind: 'renewed' };
      // "Later" is no answer to whether the session lives; every other refusal ends it.
      return reply.status === 429 || reply.status === 503 ? { kind: 'unknown', failure: failureOfReply(reply) } : { kind: 'lost' };
    } catch (failure) {
      if (isApiFailure(failure)) return { kind: 'unknown', failure };
      throw failure;
    }
  };
  const session = createSession(refresh, refreshLock, onSessionLost, now);

  const lost = (failure: ApiFailure, probe: boolean): ApiFailure => {
    if (!probe) session.announceLoss();
    return failure;
  };

  const exchange = async (
    route: Route,
    request: AnyRequest,
    { idempotencyKey, signal, upload, probe = false }: CallOptions,
  ): Promise<Reply> => {
    const prepared = prepareRequest(route, request, services, idempotencyKey, upload);
    if (route.public) return sendRequest(prepared, fetch, signal);

    const pending = await session.pending();
    if (pending?.kind === 'lost') throw lost(sessionFailure(prepared.url), probe);
    const ticket = session.ticket();
    const reply = await sendRequest(prepared, fetch, signal);
    if (reply.status !== 401) return reply;

    const outcome = await session.renew(ticket);
    if (outcome.kind === 'renewed') return sendRequest(prepared, fetch, signal);
    throw outcome.kind === 'lost' ? lost(failureOfReply(reply, true), probe) : outcome.failure;
  };

  const noteSession = (route: Route): void => {
    if (route.name === 'login') session.opened();
    else if (route.name === 'logout') session.closed();
    else if (!route.public) session.seen();
  };

  const call = async (route: Route, request: AnyRequest = {}, callOptions: CallOptions = {}): Promise<unknown> => {
    try {
      const reply = await exchange(route, request, callOptions);
      if (!isSuccess(reply)) throw failureOfReply(reply);
      noteSession(route);
      const value = valueOfReply(reply);
      return check === undefined ? value : check(route.name, value);
    } catch (failure) {
      if (failure instanceof ApiFailure) onFailure?.(failure);
      throw failure;
    }
  };

  return { call: call as ApiClient['call'] };
};
