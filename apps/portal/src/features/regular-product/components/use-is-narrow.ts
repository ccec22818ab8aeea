import { useSyncExternalStore } from 'react';

/** Below the medium screens of the design: phones. */
const NARROW = '(max-width: 47.99rem)';

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Returns whether this is a phone, where choices stand closer. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
