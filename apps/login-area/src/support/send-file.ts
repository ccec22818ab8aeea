import { type ApiClient, routes } from '@candil/api-client';
import type { StoredFile } from '@candil/contract';

/** What a file is meant for (P§5). */
const PURPOSE = new URLSearchParams({ domain: 'support', entity: 'request' });

interface Sending {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file by the one means of a browser that tells how far it is; resolves to the status and the text of the answer. */
const post = (url: string, file: File, { signal, onProgress }: Sending): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file);
    request.open('POST', url);
    request.withCredentials = true;
    request.timeout = routes.uploadTempFile.timeLimitMilliseconds;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    for (const event of ['error', 'timeout', 'abort'] as const) request.addEventListener(event, () => reject(new Error(event)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

/** Uploads a file for a request of support. A session that has just run out is renewed once. */
export const sendFile = async (client: ApiClient, apiPrefix: string, file: File, sending: Sending): Promise<StoredFile> => {
  const url = `${apiPrefix}${routes.uploadTempFile.path}?${PURPOSE}`;
  let answer = await post(url, file, sending);
  if (answer.status === 401) {
    await client.call(routes.getAccount, {}, { signal: sending.signal });
    answer = await post(url, file, sending);
  }
  if (answer.status < 200 || answer.status >= 300) throw new Error(`The file was answered by ${answer.status}`);
  return JSON.parse(answer.text) as StoredFile;
};
