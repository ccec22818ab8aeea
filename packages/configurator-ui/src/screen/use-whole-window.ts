import { useLayoutEffect } from 'react';

/** The page keeps a gutter for its scrollbar, which an editor over the whole window has no use for. */
export const useWholeWindow = (): void =>
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollbarGutter;
    style.scrollbarGutter = 'auto';
    return () => {
      style.scrollbarGutter = before;
    };
  }, []);
