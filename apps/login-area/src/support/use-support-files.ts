import { uploadFile } from '@candil/api-client';
import { useUploads } from '@candil/ui-kit/file-drop';
import { useRef } from 'react';
import { useArea } from '../area/area';

/** The files of a request: uploading, uploaded (with the id from the service) or failed. A visitor's files belong to that request only. */
export const useSupportFiles = (requestUuid: string) => {
  const { client, apiPrefix } = useArea();
  const ids = useRef(new WeakMap<File, string>());
  const { uploads, add, remove, retry } = useUploads(async (file, sending) => {
    const { id } = await uploadFile(client, apiPrefix, file, { domain: 'support', entity: 'request', requestUuid }, sending);
    ids.current.set(file, id);
  });
  return {
    uploads,
    add,
    remove,
    retry,
    areAllThere: () => uploads.every(({ state }) => state === 'done'),
    ids: (): readonly string[] => uploads.flatMap(({ file }) => ids.current.get(file) ?? []),
  };
};
