import ky from 'ky';
import { networkFailure, timeoutFailure } from './api-failure';
import type { Reply } from './read-reply';
import type { PreparedRequest } from './request';

/** The name that the service gives a file: names of ours are ASCII and need no other form. */
const fileName = (disposition: string | null): string => /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? '';

const fileOf = async (response: Response): Promise<File> => {
  const blob = await response.blob();
  return new File([blob], fileName(response.headers.get('content-disposition')), { type: blob.type });
};

export type Fetch = typeof globalThis.fetch;

/** Sends one request and reads its body; the time limit spans both. Throws `timeout` and `network` failures, and the caller's own abort. */
export const sendRequest = async (request: PreparedRequest, fetch: Fetch | undefined, signal: AbortSignal | undefined): Promise<Reply> => {
  const expiry = new AbortController();
  const exchange = async (): Promise<Reply> => {
    const response = await ky(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body !== undefined && { body: request.body }),
      credentials: 'include',
      ...(fetch && { fetch }),
      // Refresh and retry belong to the session (TR); the time limit below spans the body too, ky's ends with the headers.
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      signal: signal === undefined ? expiry.signal : AbortSignal.any([signal, expiry.signal]),
    });
    const isFile = request.file && response.ok;
    return {
      status: response.status,
      statusText: response.statusText,
      url: request.url,
      retryAfter: response.headers.get('retry-after'),
      ...(isFile ? { text: '', file: await fileOf(response) } : { text: await response.text() }),
    };
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(timeoutFailure(request.url, request.timeLimitMilliseconds));
      expiry.abort();
    }, request.timeLimitMilliseconds);
  });
  const answered = exchange().catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason;
    throw networkFailure(request.url, cause);
  });
  try {
    return await Promise.race([answered, expired]);
  } finally {
    clearTimeout(timer);
  }
};
