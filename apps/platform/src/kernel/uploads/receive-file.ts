import { fail, ok, type Result } from '@candil/domain';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../failures/failure';

/** The multipart overhead around the one file: part headers and boundaries. */
const FORM_OVERHEAD_BYTES = 65_536;

/** Forms are read only by the routes inside this scope; everywhere else JSON stays the only content type. */
export const acceptForms = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits: { files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 32 } });
};

/** The rest of the body is not read: the connection ends with the answer. */
const hangUp = (request: FastifyRequest, reply: FastifyReply): Result<never, Failure> => {
  reply.header('connection', 'close');
  reply.raw.once('finish', () => request.raw.destroy());
  return fail({ code: 'request.too-large' });
};

/** The metadata of the uploaded file, known before its content has arrived. */
export interface FormFile {
  /** As the sender calls it; never used as a path. */
  readonly name: string;
  readonly bytes: number;
}

/**
 * Streams the one file of a form, at most `maxBytes`; a larger file ends the connection as soon as the limit is passed (M§3). Its type
 * follows from its content; the declared type is ignored.
 */
export const receiveFileInto = async (
  request: FastifyRequest,
  reply: FastifyReply,
  maxBytes: number,
  take: (chunk: Buffer) => Promise<void>,
): Promise<Result<FormFile, Failure>> => {
  if (!request.isMultipart()) return fail({ code: 'request.media-type' });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_OVERHEAD_BYTES) return hangUp(request, reply);
  let bytes = 0;
  let name = '';
  // Faults of the server, such as a full disk, are not the sender's.
  let notKept: unknown;
  const keep = (chunk: Buffer): Promise<void> =>
    take(chunk).catch((error: unknown) => {
      notKept = error;
      throw error;
    });
  try {
    // Reads one byte more than allowed, to distinguish "exactly the limit" from "more".
    const part = await request.file({ limits: { fileSize: maxBytes + 1 }, throwFileSizeLimit: false });
    if (part === undefined) return fail({ code: 'request.invalid', ...{ fields: [{ path: 'form.file', code: 'invalid_type' }] } });
    name = part.filename ?? '';
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) return hangUp(request, reply);
      await keep(chunk);
    }
  } catch (error) {
    if (error === notKept) throw error;
    // A form that breaks off or is none: whatever its reader says, it is the sender's.
    return fail({ code: 'request.malformed' });
  }
  return ok({ name, bytes });
};

/** The content of the one file of a form, in memory. */
export const receiveFile = async (request: FastifyRequest, reply: FastifyReply, maxBytes: number): Promise<Result<Buffer, Failure>> => {
  const chunks: Buffer[] = [];
  const received = await receiveFileInto(request, reply, maxBytes, async (chunk) => void chunks.push(chunk));
  return received.ok ? ok(Buffer.concat(chunks)) : received;
};
