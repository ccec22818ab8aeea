import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../session/use-session';
import { type Kept, type KeptVariant, parseTray, withoutVariant, withVariant, writeTray } from './compare-tray';
import { readKept, subscribeKept, writeKept } from './kept-comparison';
import type { Variant } from './variant';

/** The variants that a user keeps to compare on this device: alike in all tabs, and there after a reload. */
export const useCompareTray = () => {
  const { userId } = useAccount();
  const text = useSyncExternalStore(subscribeKept, () => readKept(userId));
  const variants = useMemo(() => parseTray(text), [text]);
  const newest = () => parseTray(readKept(userId));
  return {
    variants,
    add: (variant: KeptVariant): Kept => {
      const { tray, kept } = withVariant(newest(), variant);
      writeKept(userId, writeTray(tray));
      return kept;
    },
    remove: (variant: Variant) => writeKept(userId, writeTray(withoutVariant(newest(), variant))),
    clear: () => writeKept(userId, null),
  };
};
