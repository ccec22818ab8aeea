import { useEffect } from 'react';

const PRODUCT = 'Candil';

/** Names the tab after the page. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === '' || title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
};
