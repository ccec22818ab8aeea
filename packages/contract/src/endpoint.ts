import type { Privilege, RoleId } from '@candil/domain';
import type * as z from 'zod/mini';

/** The hosts of the platform domain; path prefixes of one origin in the embedded default. */
export const SERVICES = ['api', 'static', 'domain', 'apihub', 'sync'] as const;
export type ServiceName = (typeof SERVICES)[number];

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * Access: public, any session, an account that holds the privilege or has one of the roles, or internal staff (AC4).
 * Ownership is decided by the use-case.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'internal-staff'
  | { readonly privilege: Privilege }
  | { readonly anyRole: readonly RoleId[] };

/** Time limits of the caller in milliseconds: reads, uploads, and the generic caller for order, budget, document and project writes. */
export const TIME_LIMIT_MILLISECONDS = { default: 15_000, upload: 60_000, generic: 150_000 } as const;

type Schema = z.core.$ZodType;

/** One call of the wire. Server routes and client calls are both made from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  readonly name: string;
  readonly summary: string;
  readonly service: ServiceName;
  readonly method: Method;
  /** Path behind the service prefix, parameters as `:name`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  readonly access: Access;
  /** A create: the caller must send `Idempotency-Key`, the same key makes the thing once. */
  readonly create: boolean;
  /** Answers with a file instead of JSON; `response` is a `File`. */
  readonly file: boolean;
  /** Takes one file of a form (`multipart/form-data`) instead of a JSON body. */
  readonly upload: boolean;
  readonly timeLimitMilliseconds: number;
}

interface EndpointDefinition<P, Q, B, R> {
  summary: string;
  service?: ServiceName;
  method: Method;
  path: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  access: Access;
  create?: boolean;
  file?: boolean;
  upload?: boolean;
  timeLimitMilliseconds?: number;
}

/** Completes a definition with the defaults: service `api`, no idempotency key, 15 s. */
export const endpoint = <
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  name: string,
  definition: EndpointDefinition<P, Q, B, R>,
): Endpoint<P, Q, B, R> => ({
  name,
  summary: definition.summary,
  service: definition.service ?? 'api',
  method: definition.method,
  path: definition.path,
  params: definition.params as P,
  query: definition.query as Q,
  body: definition.body as B,
  response: definition.response,
  access: definition.access,
  create: definition.create ?? false,
  file: definition.file ?? false,
  upload: definition.upload ?? false,
  timeLimitMilliseconds: definition.timeLimitMilliseconds ?? TIME_LIMIT_MILLISECONDS.default,
});

type Input<S> = S extends Schema ? z.core.input<S> : undefined;
type Output<S> = S extends Schema ? z.core.output<S> : undefined;

/** Request as a caller sends it. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema> ? { params: Input<P>; query: Input<Q>; body: Input<B> } : never;
/** Request as a route receives it, after validation. */
export type ReceivedBy<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema> ? { params: Output<P>; query: Output<Q>; body: Output<B> } : never;
/** Response of an endpoint. */
export type ResponseOf<E> = E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer R> ? Output<R> : never;
