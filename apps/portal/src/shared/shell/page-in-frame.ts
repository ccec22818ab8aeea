import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Called when a page is shown; returns the function for its end. */
export type PageShown = () => () => void;

const PageShownContext = createContext<PageShown | undefined>(undefined);

export const PageShownProvider = PageShownContext.Provider;

/** Puts bar and foot around the page that calls it, also at the address of an editor. */
export const usePageInFrame = (): void => {
  const pageShown = useContext(PageShownContext);
  useLayoutEffect(() => {
    if (pageShown !== undefined) return pageShown();
  }, [pageShown]);
};

/**
 * Returns whether bar and foot stand around the screen. An editor takes the whole window; a page at its address, such as a choice of
 * collections or a failure, is no editor, and would have no way out without the bar. `pageShown` is for the provider.
 */
export const useFrame = (isFullScreen: boolean): { readonly isFramed: boolean; readonly pageShown: PageShown | undefined } => {
  const [pages, setPages] = useState(0);
  const pageShown = useCallback(() => {
    setPages((count) => count + 1);
    return () => setPages((count) => count - 1);
  }, []);
  return { isFramed: !isFullScreen || pages > 0, pageShown: isFullScreen ? pageShown : undefined };
};
