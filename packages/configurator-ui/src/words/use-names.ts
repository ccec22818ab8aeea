import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { namesOf } from './names';

/** Names that the catalogue gives, in the language shown. */
export const useNames = () => {
  const { editor, format } = useEditorShell();
  return useMemo(() => namesOf({ editor, format }), [editor, format]);
};
