import { useUploads } from '@candil/ui-kit/file-drop';
import { useRef } from 'react';
import { useArea } from '../area/area';
import { sendFile } from './send-file';

/** The files of a request: on their way, there, or failed; with the ids that the service gave to those that are there. */
export const useSupportFiles = () => {
  const { client, apiPrefix } = useArea();
  const ids = useRef(new WeakMap<File, string>());
  const { uploads, add, remove, retry } = useUploads(async (file, sending) => {
    const { id } = await sendFile(client, apiPrefix, file, sending);
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
