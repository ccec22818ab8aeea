import { type Editor, systemOf, toolsOf } from '@candil/configurator';
import { type RefObject, useEffect, useRef } from 'react';
import { followToModels } from '../library/focus-models';

/** Elements in which keys are text or belong to a widget. */
const FIELDS = 'input:not([type="range"]), textarea, [contenteditable]';
const WIDGETS = 'input, select, [role="dialog"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="slider"]';
const CHORDS: ReadonlySet<string> = new Set(['z', 'y', 'd', 'a']);
/** Beside the keys of the tools. */
const LETTERS: readonly string[] = ['s', 'escape'];

interface EditorKeysOptions {
  readonly editor: Editor;
  readonly root: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
}

/** Keys that mean the same wherever the focus is, and where it is nowhere: tools, undo and redo, Escape, help. */
export const useEditorKeys = ({ editor, root, onHelp }: EditorKeysOptions): void => {
  const showHelp = useRef(onHelp);
  useEffect(() => {
    showHelp.current = onHelp;
  }, [onHelp]);
  useEffect(() => {
    const letters = new Set([...LETTERS, ...toolsOf(systemOf(editor.sources)).map(({ shortcut }) => shortcut.toLowerCase())]);
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || altKey || !(target instanceof Element)) return;
      const isOurs = target === document.body || root.current?.contains(target);
      const control = ctrlKey || metaKey;
      if (!isOurs || target.closest(FIELDS) !== null || (!control && target.closest(WIDGETS) !== null)) return;
      if (key === '?') {
        event.preventDefault();
        showHelp.current();
        return;
      }
      if (!(control ? CHORDS : letters).has(key.toLowerCase())) return;
      if (!editor.key({ key, shift: shiftKey, alt: altKey, control, view: 'plan' })) return;
      event.preventDefault();
      if (!control) followToModels(editor, key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor, root]);
};
