import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { requestId } from '../operations/request-id';
import { problemOf } from './problem';

const STATUS_BY_ERROR: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Bytes that are no HTTP request, or never became one: the answer is written by hand and the connection ends. */
export const answerUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_BY_ERROR[error.code ?? ''] ?? 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const body = JSON.stringify({
    ...problemOf({ code: status === 408 ? 'request.timeout' : 'request.malformed' }, requestId()),
    status,
    title,
  });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};
