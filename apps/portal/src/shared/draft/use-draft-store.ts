import { type Portal, usePortal } from '../portal';
import { useAccount } from '../session/use-session';
import { createDraftStore, type DraftStore } from './draft-store';

/** The drafts of a user on this device. */
export const draftStoreOf = ({ draftStores }: Pick<Portal, 'draftStores'>, userId: string): DraftStore => {
  const known = draftStores.get(userId);
  if (known) return known;
  const made = createDraftStore(window.localStorage, userId, Date.now);
  draftStores.set(userId, made);
  return made;
};

/** The drafts of the signed-in user on this device. */
export const useDraftStore = (): DraftStore => draftStoreOf(usePortal(), useAccount().userId);
