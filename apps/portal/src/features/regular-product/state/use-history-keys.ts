import { useEffect, useRef } from 'react';
import type { Configurator } from './use-configurator';

/** Elements in which a key belongs to the text being typed. */
const FIELDS = 'input:not([type="range"]), textarea, [contenteditable], [role="dialog"]';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) go over the choices wherever nothing is being typed. */
export const useHistoryKeys = ({ undo, redo }: Pick<Configurator, 'undo' | 'redo'>): void => {
  const steps = useRef({ undo, redo });
  useEffect(() => {
    steps.current = { undo, redo };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || altKey || (target instanceof Element && target.closest(FIELDS))) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || shiftKey) steps.current.redo();
      else steps.current.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
