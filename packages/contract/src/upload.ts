import * as z from 'zod/mini';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { slug, uuid } from './wire-values';

/** Name, size in bytes and kind of a stored file. */
export const storedFile = z.object({
  id: uuid,
  /** Name given by its owner, without anything that could be a path. */
  name: z.string(),
  size: z.number(),
  /** One of the formats of P§5, by its content. */
  format: z.string(),
});
export type StoredFile = z.output<typeof storedFile>;

export const uploadTempFile = endpoint('uploadTempFile', {
  summary:
    'Keeps a file (one of a form, at most 10 MB) for the request that will name it; gone after a day if none does, a visitor’s after two hours',
  method: 'POST',
  path: '/files/temp',
  /** Purpose of the file: `support` and `request`, and so on. Only that request can take it. */
  query: z.object({
    domain: slug,
    entity: slug,
    /** Id of the support request of a visitor, which alone takes the files. */
    requestUuid: z.optional(uuid),
  }),
  response: storedFile,
  access: 'public',
  upload: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.upload,
});

export const downloadStoredFile = endpoint('downloadStoredFile', {
  summary: 'A stored file as an attachment: to whoever uploaded it, and to those who answer the request it belongs to',
  method: 'GET',
  path: '/files/:fileId',
  params: z.object({ fileId: uuid }),
  response: z.file(),
  access: 'signed-in',
  file: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.upload,
});
