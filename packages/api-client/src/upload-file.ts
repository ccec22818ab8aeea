import type { StoredFile } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import type { ApiClient } from './create-api-client';
import type { RequestFor } from './request';

/** Purpose of a file; a visitor names the request that will take it. */
export type UploadPurpose = NonNullable<RequestFor<'uploadTempFile'>['query']>;

export interface UploadSending {
  /** Cancels the upload. */
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file by XMLHttpRequest, the only browser API with upload progress; resolves to status and text of the answer. */
const post = (url: string, file: File, { signal, onProgress }: UploadSending): Promise<{ status: number; text: string }> =>
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

/**
 * Uploads a file of at most 10 MB, to be named by the request it is meant for within its time (`uploadTempFile`), and reports its progress.
 * A session that has just run out is renewed once. Rejects when the file was cancelled, refused or did not arrive.
 */
export const uploadFile = async (
  client: ApiClient,
  apiPrefix: string,
  file: File,
  { domain, entity, requestUuid }: UploadPurpose,
  sending: UploadSending,
): Promise<StoredFile> => {
  const url = `${apiPrefix}${routes.uploadTempFile.path}?${new URLSearchParams({ domain, entity, ...(requestUuid !== undefined && { requestUuid }) })}`;
  let answer = await post(url, file, sending);
  if (answer.status === 401) {
    await client.call(routes.getAccount, {}, { signal: sending.signal });
    answer = await post(url, file, sending);
  }
  if (answer.status < 200 || answer.status >= 300) throw new Error(`The file was answered by ${answer.status}`);
  return JSON.parse(answer.text);
};
