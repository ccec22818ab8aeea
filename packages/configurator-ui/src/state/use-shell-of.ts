import { useMemo } from 'react';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import type { EditorShell } from './editor-shell';

/** Builds the context of the editor's screen; the same object while nothing in it changes. */
export const useShellOf = ({ editor, format, currency, priceView, remembered, favouriteMark }: EditorScreenProps): EditorShell =>
  useMemo(
    () => ({
      editor,
      format,
      currency,
      priceView,
      remembered,
      favouriteMark,
      isReadOnly: editor.mode !== 'create' && editor.mode !== 'edit',
      canRepair: editor.mode !== 'view' && editor.mode !== 'export',
    }),
    [editor, format, currency, priceView, remembered, favouriteMark],
  );
