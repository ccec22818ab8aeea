import { fail, ok, type Result } from '@candil/domain';
import type { FastifyRequest } from 'fastify';
import type { Failure } from '../failures/failure';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,64}$/;

/** The key that a create must carry: 1 to 64 visible ASCII characters. */
export const readIdempotencyKey = (request: FastifyRequest): Result<string, Failure> => {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return fail({ code: 'idempotency.key-missing' });
  if (typeof header !== 'string' || !VISIBLE_ASCII.test(header)) {
    return fail({ code: 'request.invalid', fields: [{ path: 'headers.idempotency-key', code: 'invalid_format' }] });
  }
  return ok(header);
};
