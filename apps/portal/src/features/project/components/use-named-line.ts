import type { ProjectProduct } from '@candil/contract';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

/**
 * Leads to the line that an address names. A browser does so only for a line that is drawn: at the start lines come after the page, and a
 * search on the page hides some.
 */
export const useNamedLine = (products: readonly Pick<ProjectProduct, '_id'>[], showAll: () => void): void => {
  const { hash } = useLocation();
  const arrive = useEffectEvent(() => {
    const id = hash.slice(1);
    const row = products.some(({ _id }) => _id === id) ? document.getElementById(id) : null;
    row?.scrollIntoView();
    row?.focus({ preventScroll: true });
  });
  useEffect(() => void arrive(), []);

  const reveal = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    const id = link?.getAttribute('href')?.slice(1) ?? '';
    const isHidden = products.some(({ _id }) => _id === id) && document.getElementById(id) === null;
    // Before the browser follows the link.
    if (isHidden) flushSync(showAll);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => reveal(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);
};
