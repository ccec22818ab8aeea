import { noteRecentModelMutation } from '@candil/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortal } from '../portal';

/** Notes that a model is looked at. Nobody waits for it, and nobody is told when it fails. */
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
