import type { Editor } from '@candil/configurator';
import { type RefObject, useEffect, useRef } from 'react';

const FIELDS = 'input:not([type="range"]), textarea, [contenteditable]';

/** Clockwise seen from above; Shift writes the braces of the same keys. */
const TURNS_DEGREES: Partial<Record<string, number>> = { '[': -15, ']': 15, '{': -1, '}': 1 };

/** Undo and redo wherever the focus is but in a field, and turns of the whole canopy where there is one. */
export const useCompositorKeys = (
  editor: Editor,
  root: RefObject<HTMLElement | null>,
  onTurn?: (clockwiseDegrees: number) => void,
): void => {
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  }, [onTurn]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || altKey || !(target instanceof Element)) return;
      const isOurs = target === document.body || root.current?.contains(target);
      if (!isOurs || target.closest(FIELDS) !== null) return;
      const degrees = TURNS_DEGREES[key];
      if (degrees !== undefined && turn.current !== undefined && !ctrlKey && !metaKey) {
        turn.current(degrees);
        event.preventDefault();
        return;
      }
      if (!(ctrlKey || metaKey) || (key.toLowerCase() !== 'z' && key.toLowerCase() !== 'y')) return;
      if (editor.key({ key, shift: shiftKey, alt: false, control: true, view: '3d' })) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor, root]);
};
