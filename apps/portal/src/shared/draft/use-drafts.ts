import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../portal';
import { useAccount } from '../session/use-session';
import type { Draft } from './draft-store';

/** The kept drafts of this user, newest first. */
export const useDrafts = (): readonly Draft[] => {
  const { draftsOf } = usePortal();
  const { userId } = useAccount();
  const store = useMemo(() => draftsOf(userId), [draftsOf, userId]);
  return useSyncExternalStore(store.subscribe, store.list);
};
