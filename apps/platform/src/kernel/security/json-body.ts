import type { FastifyInstance } from 'fastify';
import { type Failure, FailureError } from '../failures/failure';

const MAXIMUM_DEPTH = 64;

/**
 * Finds content that JSON allows and the rest of the service does not: NUL and halves of surrogate pairs (PostgreSQL
 * refuses them) and unlimited nesting (schemas walk it by recursion). Walks without recursion itself.
 */
const flawOf = (body: unknown): Failure | undefined => {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAXIMUM_DEPTH) return { code: 'request.malformed' };
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') {
        if (value.includes('\0') || !value.isWellFormed()) return { code: 'request.malformed' };
      } else if (typeof value === 'object' && value !== null) {
        if (Array.isArray(value)) for (const item of value) below.push(item);
        else for (const [name, item] of Object.entries(value)) below.push(name, item);
      }
    }
    level = below;
  }
  return undefined;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Text of the bytes; undefined when they are not UTF-8, which a lenient decoder would replace without a word. */
const textOf = (bytes: Buffer): string | undefined => {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
};

/** JSON is the only content type; an empty body is none. */
export const registerJsonBody = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = textOf(bytes as Buffer);
    if (text === undefined) {
      done(new FailureError({ code: 'request.malformed' }));
      return;
    }
    if (text === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, body) => {
      const flaw = error === null ? flawOf(body) : undefined;
      done(flaw === undefined ? error : new FailureError(flaw), body);
    });
  });
};
