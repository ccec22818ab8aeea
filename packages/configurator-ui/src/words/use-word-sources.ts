import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useLengths } from './use-lengths';

/** What the words about a change are made of; the same object while nothing in it changes. */
export const useWordSources = () => {
  const { t, i18n } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const lengths = useLengths();
  return useMemo(() => ({ t, i18n, editor, format, lengths }), [t, i18n, editor, format, lengths]);
};
