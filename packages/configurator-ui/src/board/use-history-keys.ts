import type { BoardEditor } from '@candil/configurator/board';
import { useEffect } from 'react';
import { historyKey } from './use-board-keys';

/** Elements in which keys are text or belong to a dialog. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Undo and redo wherever the focus is. */
export const useHistoryKeys = (editor: BoardEditor): void =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null)) return;
      if (historyKey(editor, event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor]);
