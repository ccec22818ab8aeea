import type { Editor } from '@candil/configurator';
import type { KeyboardEvent } from 'react';

/** Where keys are words or belong to a widget. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="slider"]';
const CHORDS: ReadonlySet<string> = new Set(['z', 'y', 'd', 'a']);
const LETTERS: ReadonlySet<string> = new Set(['v', 'a', 'h', 'p', 'r', 'm', 'e', 's', 'escape']);

interface EditorKeysOptions {
  readonly editor: Editor;
  readonly onHelp: () => void;
}

/** Keys that mean the same wherever the focus is: tools, undo and redo, Escape, help. The rest belongs to what has the focus. */
export const editorKeys =
  ({ editor, onHelp }: EditorKeysOptions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const isChord = event.ctrlKey || event.metaKey;
    const inField = event.target.closest('input:not([type="range"]), textarea, [contenteditable]') !== null;
    if (inField) return;
    const key = event.key.toLowerCase();
    const isOwn = event.target.closest(OWN_KEYS) !== null;
    if (isOwn && !isChord) return;
    if (event.key === '?') {
      event.preventDefault();
      onHelp();
      return;
    }
    if (!(isChord ? CHORDS : LETTERS).has(key) || event.altKey) return;
    const { key: pressed, shiftKey, altKey } = event;
    if (editor.key({ key: pressed, shift: shiftKey, alt: altKey, control: isChord, view: 'plan' })) event.preventDefault();
  };
