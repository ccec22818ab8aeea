import { listVerbsOf } from '@candil/configurator/list';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import { BeltsTable } from './belts-table';
import { CarriedTable } from './carried-table';
import { FixingsNote } from './fixings-note';
import { ListFrame, ListSection } from './list-frame';

/** Belts as a list, without drawing. The document is the same as that of the drawing. */
export const BeltListScreen = (props: EditorScreenProps) => {
  const { t } = useTranslation('editor');
  const { editor } = props;
  const list = useMemo(() => listVerbsOf(editor), [editor]);
  return (
    <ListFrame {...props}>
      <ListSection title={t('list.belts')} note={t('list.keys')}>
        <BeltsTable list={list} />
      </ListSection>
      <ListSection title={t('list.luminaires')}>
        <CarriedTable list={list} kind="luminaires" />
      </ListSection>
      <ListSection title={t('list.accessories')}>
        <CarriedTable list={list} kind="accessories" />
        <FixingsNote />
      </ListSection>
    </ListFrame>
  );
};
