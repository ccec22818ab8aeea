import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { type Failure, FailureError } from '../failures/failure';

const MAXIMUM_DEPTH = 64;

/** Larger bodies are parsed in a turn of their own: what they ask for often takes as long again. */
const LARGE_BYTES = 65_536;

/**
 * Finds content that JSON allows and the rest of the service does not: NUL and halves of surrogate pairs (PostgreSQL
 * refuses them) and unlimited nesting (schemas walk it by recursion). Walks without recursion itself. Only a text with escapes
 * can hold such characters: as they are, NUL is no JSON and half a pair no UTF-8.
 */
const flawOf = (body: unknown, hasEscapes: boolean): Failure | undefined => {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAXIMUM_DEPTH) return { code: 'request.malformed' };
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') {
        if (hasEscapes && (value.includes('\0') || !value.isWellFormed())) return { code: 'request.malformed' };
      } else if (typeof value === 'object' && value !== null) {
        if (Array.isArray(value)) for (const item of value) below.push(item);
        else if (hasEscapes) for (const [name, item] of Object.entries(value)) below.push(name, item);
        else for (const item of Object.values(value)) if (typeof item === 'object') below.push(item);
      }
    }
    level = below;
  }
  return undefined;
};

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** Text of the bytes; undefined when they are not UTF-8, which a lenient decoder would replace without a word. */
const textOf = (bytes: Buffer): string | undefined => {
  if (!isUtf8(bytes)) return undefined;
  const isMarked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return bytes.toString('utf8', isMarked ? BYTE_ORDER_MARK.length : 0);
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
      const flaw = error === null ? flawOf(body, text.includes('\\u')) : undefined;
      const goOn = () => done(flaw === undefined ? error : new FailureError(flaw), body);
      if (bytes.length > LARGE_BYTES) setImmediate(goOn);
      else goOn();
    });
  });
};
