import { useTranslation } from '@candil/i18n/react';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import { NoticedScreen } from '../screen/noticed-screen';
import { useWholeWindow } from '../screen/use-whole-window';
import { ExportView } from './export-view';

/** The files of a configuration in a project; nothing in it is changed. */
export const ExportScreen = ({ editor, title, onBack, onReload }: EditorScreenProps) => {
  const { t } = useTranslation('editor');
  useWholeWindow();
  return (
    <NoticedScreen onReload={onReload}>
      <ExportView editor={editor} title={title} emptyText={t('words.issue.nothingPlaced')} onBack={onBack} />
    </NoticedScreen>
  );
};
