import { usePortal } from '../portal';
import { useAccount } from '../session/use-session';
import { createDraftStore, type DraftStore } from './draft-store';

/** The drafts of whoever is signed in, on this device. */
export const useDraftStore = (): DraftStore => {
  const { draftStores } = usePortal();
  const { userId } = useAccount();
  const known = draftStores.get(userId);
  if (known) return known;
  const made = createDraftStore(window.localStorage, userId, Date.now);
  draftStores.set(userId, made);
  return made;
};
