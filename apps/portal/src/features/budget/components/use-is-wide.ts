import { useSyncExternalStore } from 'react';

/** Large screens of the design. */
const WIDE = '(min-width: 75rem)';

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether form and document have room beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
