import { useSyncExternalStore } from 'react';

const directionOfPage = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

const subscribe = (notify: () => void) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/** The reading direction of the page, for base components whose arrow keys depend on it. */
export const useReadingDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(subscribe, directionOfPage, () => 'ltr');
