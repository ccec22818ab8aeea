import { useCallback, useEffect, useState } from 'react';

/** Holds the open state of the palette; Ctrl or Cmd with K opens and closes it from anywhere. */
export const useCommandPalette = () => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { isOpen, open: useCallback(() => setIsOpen(true), []), close: useCallback(() => setIsOpen(false), []) };
};

export type Palette = ReturnType<typeof useCommandPalette>;
