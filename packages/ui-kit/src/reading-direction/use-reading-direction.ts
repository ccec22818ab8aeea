import { useSyncExternalStore } from 'react';

const directionOfPage = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

const subscribe = (notify: () => void) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/** The direction in which the page is read, for bases that must be told which way their arrow keys go. */
export const useReadingDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(subscribe, directionOfPage, () => 'ltr');
