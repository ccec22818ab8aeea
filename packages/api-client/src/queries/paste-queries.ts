import { routes } from '@candil/contract/routes';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import type { QueryOf } from './query-keys';

/** Previews the lines of a pasted list; nothing is added. */
export const previewPasteMutation = (client: ApiClient, query: QueryOf<'previewPaste'>) =>
  mutationOptions({
    mutationFn: (body: RequestFor<'previewPaste'>['body']) => client.call(routes.previewPaste, { query, body }),
  });

/** Previews the lines of an uploaded list (CSV, text, XLSX; at most 10 MB); nothing is added. */
export const previewPastedFileMutation = (client: ApiClient, query: QueryOf<'previewPastedFile'>) =>
  mutationOptions({
    mutationFn: (upload: File) => client.call(routes.previewPastedFile, { query }, { upload }),
  });
