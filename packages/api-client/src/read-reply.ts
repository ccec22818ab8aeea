import { ApiFailure, type FieldFailure } from './api-failure';

/** An answer with its body read. */
export interface Reply {
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly retryAfter: string | null;
  readonly text: string;
  /** Instead of a text, where the call asks for a file. */
  readonly file?: File;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isField = (value: unknown): value is FieldFailure =>
  isRecord(value) && typeof value.path === 'string' && typeof value.code === 'string';

/** The failure of a reply outside 2xx; a proxy's page instead of a problem document becomes `service.failure`. */
export const failureOfReply = (reply: Reply, suppressDisplay = false): ApiFailure => {
  const body = parsed(reply.text);
  const { type: _type, title, status: _status, code, requestId, fields, ...data } = isRecord(body) ? body : {};
  const retryAfterSeconds = Number(reply.retryAfter);
  return new ApiFailure({
    kind: 'http',
    ErrorCode: reply.status,
    ErrorDescription: reply.statusText || (typeof title === 'string' ? title : ''),
    URL: reply.url,
    code: typeof code === 'string' ? code : reply.status === 503 ? 'service.unavailable' : 'service.failure',
    requestId: typeof requestId === 'string' ? requestId : undefined,
    fields: Array.isArray(fields) ? fields.filter(isField) : [],
    data: { ...data, ...(reply.retryAfter !== null && Number.isFinite(retryAfterSeconds) && { retryAfterSeconds }) },
    suppressDisplay,
  });
};

/** The value of a 2xx reply: its file or its JSON, an empty string for 204. */
export const valueOfReply = (reply: Reply): unknown => {
  if (reply.file !== undefined) return reply.file;
  if (reply.status === 204 || reply.text === '') return '';
  const value = parsed(reply.text);
  if (value !== undefined) return value;
  throw new ApiFailure({
    kind: 'http',
    ErrorCode: reply.status,
    ErrorDescription: 'The answer is not JSON',
    URL: reply.url,
    code: 'service.failure',
  });
};
