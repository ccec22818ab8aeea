import { useSyncExternalStore } from 'react';

/** `lg` from 1200 px, `md` from 768 px, else `sm`: rem as the kit's breakpoints have them. */
export type ScreenSize = 'sm' | 'md' | 'lg';

const WIDE = '(width >= 75rem)';
const MEDIUM = '(width >= 48rem)';

const subscribe = (changed: () => void) => {
  const queries = [WIDE, MEDIUM].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
};
const sizeNow = (): ScreenSize => (window.matchMedia(WIDE).matches ? 'lg' : window.matchMedia(MEDIUM).matches ? 'md' : 'sm');

export const useScreenSize = (): ScreenSize => useSyncExternalStore(subscribe, sizeNow, () => 'lg');
