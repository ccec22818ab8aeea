/** A field of the request that the service refused. */
export interface FieldFailure {
  readonly path: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Why a call failed: the service answered with a failure, its time limit passed, or no answer came at all. */
export type ApiFailureKind = 'http' | 'timeout' | 'network';

interface FailureFacts {
  kind: ApiFailureKind;
  ErrorCode: number;
  ErrorDescription: string;
  URL: string;
  code: string;
  requestId?: string | undefined;
  fields?: readonly FieldFailure[];
  data?: Readonly<Record<string, unknown>>;
  suppressDisplay?: boolean;
}

/**
 * Error thrown by a failed call. `ErrorCode`, `ErrorDescription` and `URL` are the specification's names (P§8).
 *
 * - `kind: 'http'`: `ErrorCode` is the status, `code` the failure code of the service (`version.conflict`, …).
 * - `kind: 'timeout'`: `ErrorCode` 0, `code` `ETIMEDOUT`.
 * - `kind: 'network'`: `ErrorCode` 0, `code` `network.unreachable`.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly ErrorCode: number;
  readonly ErrorDescription: string;
  readonly URL: string;
  readonly code: string;
  /** Names the request in the log of the service; show it where a user may ask for support. */
  readonly requestId: string | undefined;
  readonly fields: readonly FieldFailure[];
  /** Further members of the problem document, such as `currentVersion` or `retryAfterSeconds`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The session ended with this call: the way to the home page says enough, no error is shown (TR). */
  readonly suppressDisplay: boolean;

  constructor(facts: FailureFacts) {
    super(`${facts.code}: ${facts.ErrorDescription}`);
    this.kind = facts.kind;
    this.ErrorCode = facts.ErrorCode;
    this.ErrorDescription = facts.ErrorDescription;
    this.URL = facts.URL;
    this.code = facts.code;
    this.requestId = facts.requestId;
    this.fields = facts.fields ?? [];
    this.data = facts.data ?? {};
    this.suppressDisplay = facts.suppressDisplay ?? false;
  }
}

/** Narrows what a call threw. */
export const isApiFailure = (thrown: unknown): thrown is ApiFailure => thrown instanceof ApiFailure;

/** The time limit of the call passed. */
export const timeoutFailure = (url: string, limitMilliseconds: number): ApiFailure =>
  new ApiFailure({
    kind: 'timeout',
    ErrorCode: 0,
    ErrorDescription: `No answer within ${limitMilliseconds} ms`,
    URL: url,
    code: 'ETIMEDOUT',
  });

/** No answer came: offline, refused, cut off. */
export const networkFailure = (url: string, cause: unknown): ApiFailure =>
  new ApiFailure({
    kind: 'network',
    ErrorCode: 0,
    ErrorDescription: cause instanceof Error ? cause.message : 'No answer',
    URL: url,
    code: 'network.unreachable',
  });

/** The session could not be renewed. */
export const sessionFailure = (url: string): ApiFailure =>
  new ApiFailure({
    kind: 'http',
    ErrorCode: 401,
    ErrorDescription: 'Unauthorized',
    URL: url,
    code: 'session.expired',
    suppressDisplay: true,
  });
