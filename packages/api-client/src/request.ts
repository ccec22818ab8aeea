import type { EndpointName, endpoints, Method, RequestOf, ResponseOf, ServiceName } from '@candil/contract';
import type { Route } from '@candil/contract/routes';
import { newIdempotencyKey } from './idempotency-key';

type Table = typeof endpoints;

type Needed<R> = { [K in keyof R as undefined extends R[K] ? never : Record<never, never> extends R[K] ? never : K]: R[K] };
type Unneeded<R> = { [K in keyof R as undefined extends R[K] ? K : Record<never, never> extends R[K] ? K : never]?: R[K] };

/** Request of an endpoint: `params`, `query` and `body`, each only where it has fields. */
export type RequestFor<Name extends EndpointName> = Needed<RequestOf<Table[Name]>> & Unneeded<RequestOf<Table[Name]>>;
/** Response of an endpoint. */
export type AnswerOf<Name extends EndpointName> = ResponseOf<Table[Name]>;

/** A request of any endpoint, as the caller handles it. */
export interface AnyRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A request ready to be sent, and sent again after a refresh, byte by byte the same. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** True when the response is a file, unless the call fails. */
  readonly file: boolean;
  readonly timeLimitMilliseconds: number;
}

const METHODS_WITH_BODY: Readonly<Record<Method, boolean>> = { GET: false, POST: true, PUT: true, PATCH: true, DELETE: false };

const filledPath = (path: string, params: unknown): string =>
  path.replace(/:([A-Za-z]\w*)/g, (_whole, name: string) => {
    const value = (params as Record<string, unknown> | undefined)?.[name];
    if (value === undefined || value === '') throw new Error(`Path parameter ${name} is missing for ${path}`);
    return encodeURIComponent(String(value));
  });

const queryText = (query: unknown): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return search.size === 0 ? '' : `?${search}`;
};

const formOf = ({ name }: Route, upload: File | undefined): FormData => {
  if (upload === undefined) throw new Error(`${name} needs a file`);
  const form = new FormData();
  form.append('file', upload);
  return form;
};

/** Completes a call; throws on programming errors: an unknown method or service (P§7). */
export const prepareRequest = (
  route: Route,
  request: AnyRequest,
  services: Readonly<Record<ServiceName, string>>,
  idempotencyKey: string | undefined,
  upload?: File,
): PreparedRequest => {
  if (!Object.hasOwn(METHODS_WITH_BODY, route.method)) throw new Error('Invalid method');
  if (!Object.hasOwn(services, route.service)) throw new Error("This service name hasn't been found");
  const hasBody = METHODS_WITH_BODY[route.method];
  return {
    url: `${services[route.service]}${filledPath(route.path, request.params)}${queryText(request.query)}`,
    method: route.method,
    headers: {
      accept: route.file ? '*/*' : 'application/json',
      // The browser writes the content type of a form itself, with the mark between its parts.
      ...(hasBody && !route.upload && { 'content-type': 'application/json' }),
      ...(route.create && { 'idempotency-key': idempotencyKey ?? newIdempotencyKey() }),
    },
    // A JSON content type without a body is malformed to most servers, so an endpoint without a body gets an empty object.
    body: route.upload ? formOf(route, upload) : hasBody ? JSON.stringify(request.body ?? {}) : undefined,
    file: route.file,
    timeLimitMilliseconds: route.timeLimitMilliseconds,
  };
};
