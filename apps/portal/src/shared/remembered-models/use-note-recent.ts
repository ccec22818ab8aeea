import { noteRecentModelMutation } from '@candil/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortal } from '../portal';

/** Records that a model was opened, in the background; failures are ignored. */
export const useNoteRecent = (model: string): void => {
  const { client } = usePortal();
  const { mutate } = useMutation({
    ...noteRecentModelMutation(client),
    meta: { action: 'recent-model', subject: model, retry: false, handles: ['*'] },
  });
  useEffect(() => {
    mutate(model);
  }, [mutate, model]);
};
