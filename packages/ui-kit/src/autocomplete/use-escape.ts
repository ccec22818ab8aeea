import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hears Escape while something is open, before any modal around it does: theirs listen at the document, this one at the window, and what is
 * answered here is answered for all.
 */
export const useEscape = (isOpen: boolean, onEscape: () => void): void => {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isOpen]);
};
