import { useSyncExternalStore } from 'react';
import type { Draft } from './draft-store';
import { useDraftStore } from './use-draft-store';

/** The kept drafts of this user, newest first. */
export const useDrafts = (): readonly Draft[] => {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, store.list);
};
