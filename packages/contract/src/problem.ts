import * as z from 'zod/mini';

/** A failure of the service, `application/problem+json` (RFC 9457) with a code for the client and the id of the request. */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  requestId: z.string(),
  detail: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
});
export type Problem = z.output<typeof problem>;

/** Codes of the service itself, with their status. Failures of the domain keep their own code and answer 422. */
export const FAILURE_STATUS = {
  'request.malformed': 400,
  'request.invalid': 400,
  'request.too-large': 413,
  'request.media-type': 415,
  'request.origin': 403,
  'request.conflict': 409,
  'request.timeout': 408,
  'request.rate-limited': 429,
  'session.missing': 401,
  'session.expired': 401,
  'session.reused': 401,
  'login.failed': 401,
  'login.rate-limited': 429,
  'login.busy': 429,
  'access.denied': 403,
  'order.no-client-code': 400,
  'order.no-lines': 422,
  'order.line-invalid': 422,
  'project.read-only': 409,
  'project.not-found': 403,
  'project.gone': 410,
  'product.not-found': 404,
  'order.not-found': 403,
  'route.not-found': 404,
  'version.conflict': 409,
  'idempotency.key-missing': 400,
  'idempotency.key-reused': 422,
  'idempotency.in-flight': 409,
  'service.unavailable': 503,
  'service.failure': 500,
} as const;
export type ServiceFailureCode = keyof typeof FAILURE_STATUS;
