import { type Method, type ServiceName, TIME_LIMIT_MILLISECONDS } from './endpoint';
import type { EndpointName } from './endpoints';

/** Parts of an endpoint that a caller needs to send a request; without its schemas, so that a browser does not load them. */
export interface Route<Name extends EndpointName = EndpointName> {
  readonly name: Name;
  readonly service: ServiceName;
  readonly method: Method;
  /** Path behind the service prefix, parameters as `:name`. */
  readonly path: string;
  readonly timeLimitMilliseconds: number;
  /** The call must carry an `Idempotency-Key`. */
  readonly create: boolean;
  /** Answers with a file instead of JSON. */
  readonly file: boolean;
  /** Takes one file of a form instead of JSON. */
  readonly upload: boolean;
  /** Answers without a session: a 401 is the answer to the call itself, never a reason to refresh. */
  readonly public: boolean;
}

/** Completes an entry of the table with the defaults. */
export const route = <Name extends EndpointName>(
  name: Name,
  method: Method,
  path: string,
  differing: Partial<Omit<Route, 'name' | 'method' | 'path'>> = {},
): Route<Name> => ({
  name,
  service: 'api',
  method,
  path,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.default,
  create: false,
  file: false,
  upload: false,
  public: false,
  ...differing,
});

/** Differences that many routes share. */
export const open = { public: true };
