import type { Editor } from '@candil/configurator';
import { type RefObject, useEffect } from 'react';

const FIELDS = 'input:not([type="range"]), textarea, [contenteditable]';

/** Undo and redo wherever the focus is but in a field. */
export const useCompositorKeys = (editor: Editor, root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || altKey || !(ctrlKey || metaKey) || !(target instanceof Element)) return;
      const isOurs = target === document.body || root.current?.contains(target);
      if (!isOurs || target.closest(FIELDS) !== null || (key.toLowerCase() !== 'z' && key.toLowerCase() !== 'y')) return;
      if (editor.key({ key, shift: shiftKey, alt: false, control: true, view: '3d' })) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor, root]);
};
