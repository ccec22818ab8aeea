import { listVerbsOf } from '@candil/configurator/list';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import { FigurePicker } from './figure-picker';
import { ListFrame, ListSection } from './list-frame';
import { SticksTable } from './sticks-table';

/** Sticks without drawing: figures by their numbers, and every stick a line of a table. The document is the one that the drawing has. */
export const StickListScreen = (props: EditorScreenProps) => {
  const { t } = useTranslation('editor');
  const { editor } = props;
  const list = useMemo(() => listVerbsOf(editor), [editor]);
  const isEditing = editor.mode === 'create' || editor.mode === 'edit';
  return (
    <ListFrame {...props}>
      {isEditing && (
        <ListSection title={t('sticks.figure.label')}>
          <FigurePicker list={list} />
        </ListSection>
      )}
      <ListSection title={t('list.sticks')} note={t('list.keys')}>
        <SticksTable list={list} />
      </ListSection>
    </ListFrame>
  );
};
