import { useLayoutEffect } from 'react';

/** The page keeps a gutter for its scrollbar, which an editor over the whole window has no use for; toasts stay clear of its dock. */
export const useWholeWindow = (): void =>
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const [gutter, inset] = [style.scrollbarGutter, style.getPropertyValue('--toast-inset')];
    style.scrollbarGutter = 'auto';
    style.setProperty('--toast-inset', '4.25rem');
    return () => {
      style.scrollbarGutter = gutter;
      style.setProperty('--toast-inset', inset);
    };
  }, []);
