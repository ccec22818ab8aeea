import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { RedoIcon, UndoIcon } from '@candil/ui-kit/icon';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useLaterWords } from '../words/use-later-words';
import { HistoryMenu } from './later-panels';

interface HistoryButtonsProps {
  /** True where there is little room and only undo is shown. */
  readonly onlyUndo?: boolean;
}

/** Undo and redo, each with the name of its step. */
export const HistoryButtons = ({ onlyUndo = false }: HistoryButtonsProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const words = useLaterWords();
  const undo = useDocument((state) => state.undo);
  const redo = useDocument((state) => state.redo);
  const [last, next] = [undo.at(-1), redo.at(-1)];
  return (
    <div className="flex items-center">
      <IconButton
        label={last ? t('words.history.undo', { step: words?.label(last) ?? '' }) : t('words.history.nothingToUndo')}
        icon={<UndoIcon />}
        disabled={last === undefined}
        onClick={editor.undo}
      />
      {!onlyUndo && (
        <>
          <HistoryMenu />
          <IconButton
            label={next ? t('words.history.redo', { step: words?.label(next) ?? '' }) : t('words.history.nothingToRedo')}
            icon={<RedoIcon />}
            disabled={next === undefined}
            onClick={editor.redo}
          />
        </>
      )}
    </div>
  );
};
