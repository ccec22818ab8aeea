import { useSyncExternalStore } from 'react';

/** Large screens of the design: form and document have room beside each other. */
export const WIDE = '(min-width: 75rem)';
/** Screens on which the columns of a document would leave no room for words. */
export const NARROW = '(max-width: 39.99rem)';

const subscribeTo =
  (media: string) =>
  (changed: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
const SUBSCRIBE = { [WIDE]: subscribeTo(WIDE), [NARROW]: subscribeTo(NARROW) } as const;

/** Returns whether the screen matches the media query now. */
export const useMedia = (media: typeof WIDE | typeof NARROW): boolean =>
  useSyncExternalStore(SUBSCRIBE[media], () => window.matchMedia(media).matches);
