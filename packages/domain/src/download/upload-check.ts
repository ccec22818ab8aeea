import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';
import { MAX_UPLOAD_BYTES, UPLOAD_FORMATS } from './download.data';

/** A file that may be uploaded; `extension` in lower case. */
export interface UploadFile {
  /** Name given by the user. */
  readonly name: string;
  /** Format by its file name, in lower case. */
  readonly extension: (typeof UPLOAD_FORMATS)[number];
  /** Its size. */
  readonly bytes: number;
}

/** Why a file may not be uploaded, with the allowed values (DL9, DL10). */
export type UploadFailure =
  /** It is no file. */
  | { readonly code: 'upload.not-a-file'; readonly value: unknown }
  /** Its name ends in none of the formats. */
  | { readonly code: 'upload.format'; readonly name: string; readonly allowed: readonly string[] }
  /** It has more bytes than an upload may. */
  | { readonly code: 'upload.too-large'; readonly name: string; readonly bytes: number; readonly maxBytes: number };

/** Checks a file by name and size: one of the formats, letter case aside, and at most 10,485,760 bytes, inclusive (DL9, DL10). */
export function checkUpload(file: { readonly name: unknown; readonly size: unknown }): Result<UploadFile, UploadFailure> {
  return readable(
    () => uploadOf(file),
    () => fail({ code: 'upload.not-a-file', value: file }),
  );
}

function uploadOf(file: { readonly name: unknown; readonly size: unknown }): Result<UploadFile, UploadFailure> {
  if (!isRecord(file)) return fail({ code: 'upload.not-a-file', value: file });
  const { name, size } = file;
  if (typeof name !== 'string') return fail({ code: 'upload.not-a-file', value: name });
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return fail({ code: 'upload.not-a-file', value: size });
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  const extension = dot > 0 ? UPLOAD_FORMATS.find((format) => format === ending) : undefined;
  if (extension === undefined) return fail({ code: 'upload.format', name, allowed: UPLOAD_FORMATS });
  if (size > MAX_UPLOAD_BYTES) return fail({ code: 'upload.too-large', name, bytes: size, maxBytes: MAX_UPLOAD_BYTES });
  return ok({ name, extension, bytes: size });
}
