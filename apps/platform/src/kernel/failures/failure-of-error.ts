import type { ServiceFailureCode } from '@candil/contract';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isConnectionLost, isWorthRetrying, sqlStateOf } from '../database/sql-state';
import { type Failure, FailureError, type FieldFailure } from './failure';

/** Seconds after which a client may try again when the service cannot answer now. */
const RETRY_AFTER_SECONDS = 2;
export const unavailable = { code: 'service.unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS } as const;

const fieldsOf = (error: FastifyError): readonly FieldFailure[] | undefined => {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const place = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body');
  return error.validation.map(({ instancePath, keyword, message }) => ({
    // A fault of the whole body, such as a field too many, has the path `/`.
    path: instancePath === '/' ? place : `${place}${instancePath.replaceAll('/', '.')}`,
    // A schema's own code (`text.malformed`) is its message; otherwise the kind of check that failed.
    code: keyword === 'custom' && message !== undefined && /^[a-z-]+\.[a-z-]+$/.test(message) ? message : keyword,
  }));
};

const FRAMEWORK_CODES: Readonly<Record<string, ServiceFailureCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type',
  FST_ERR_CTP_EMPTY_TYPE: 'request.media-type',
  FST_ERR_NOT_FOUND: 'route.not-found',
};

/** The disk or the process is full: the same request may go through when there is room again. */
const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

const databaseFailure = (error: unknown): Failure | undefined => {
  if (isConnectionLost(error)) return unavailable;
  const state = sqlStateOf(error);
  if (state === undefined) return undefined;
  // Class 22: a value that the schema let through and the database refuses, such as a number beyond its column.
  if (state.startsWith('22')) return { code: 'request.invalid' };
  if (state === '23505') return { code: 'request.conflict' };
  // 55P03 lock not available, 57014 statement cancelled by its time limit: the same request may go through a little later.
  return isWorthRetrying(error) || state === '55P03' || state === '57014' ? unavailable : undefined;
};

/** Maps a thrown error to a failure for the caller; undefined = an internal fault. */
export const failureOfError = (error: unknown): Failure | undefined => {
  if (error instanceof FailureError) return error.failure;
  if (!(error instanceof Error)) return undefined;
  const thrown = error as FastifyError;
  const fields = fieldsOf(thrown);
  if (fields !== undefined) return { code: 'request.invalid', ...{ fields } };
  const known = thrown.code === undefined ? undefined : FRAMEWORK_CODES[thrown.code];
  if (known !== undefined) return { code: known };
  const fromDatabase = databaseFailure(error);
  if (fromDatabase !== undefined) return fromDatabase;
  if (thrown.code !== undefined && NO_ROOM.has(thrown.code)) return unavailable;
  const status = thrown.statusCode ?? 500;
  if (status === 503) return unavailable;
  return status >= 400 && status < 500 ? { code: 'request.malformed' } : undefined;
};
