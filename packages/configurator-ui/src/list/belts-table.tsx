import type { ListVerbs } from '@candil/configurator/list';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { PlusIcon } from '@candil/ui-kit/icon';
import { TableBody, TableFrame, TableHead, TableHeader } from '@candil/ui-kit/table';
import { type FormEvent, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useNames } from '../words/use-names';
import { BeltLengthField } from './belt-length-field';
import { BeltRow } from './belt-row';
import { Swatch } from './swatch';
import { useAttempt } from './use-attempt';
import { onColumnKeys } from './use-column-keys';

const COLUMNS = 7;
const FIRST_METRES = 3;

/** The belts: each a line, and a line to add one more. */
export const BeltsTable = ({ list }: { readonly list: ListVerbs }) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const belts = useDocument(({ scene }) => scene.belts);
  return (
    <TableFrame label={t('list.belts')} onKeyDown={onColumnKeys} footer={isReadOnly ? undefined : <AddBelt list={list} />}>
      {belts.length > 0 && (
        <>
          <TableHead>
            <TableHeader>{t('list.belt')}</TableHeader>
            <TableHeader>{t('words.attribute.color')}</TableHeader>
            <TableHeader>{t('list.length')}</TableHeader>
            <TableHeader>{t('belts.feed.kind')}</TableHeader>
            <TableHeader>{t('words.attribute.control')}</TableHeader>
            <TableHeader end>{t('belts.power')}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t('words.action.remove')}</span>
            </TableHeader>
          </TableHead>
          <TableBody>
            {belts.map((belt) => (
              <BeltRow key={belt.id} belt={belt} list={list} columns={COLUMNS} />
            ))}
          </TableBody>
        </>
      )}
    </TableFrame>
  );
};

/** One more belt by its length and colour; Enter adds it, and the focus stays for the next. */
const AddBelt = ({ list }: { readonly list: ListVerbs }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const names = useNames();
  const { error, attempt } = useAttempt();
  const [metres, setMetres] = useState(FIRST_METRES);
  const belt = editor.sources.palette.find(
    ({ definition }) => (editor.sources.systemParts[definition.model]?.mostLengthMetres ?? 0) > 0 && definition.articleType.level2 === 11,
  );
  const colours = belt?.definition.variations.filter(({ type }) => type === 'color') ?? [];
  const [color, setColor] = useState(colours[0]?.modifier ?? '');
  const add = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => list.addBelt({ lengthMetres: metres, color }));
  };
  return (
    <form onSubmit={add} noValidate className="flex flex-wrap items-end gap-3">
      <div className="w-36">
        <BeltLengthField label={t('list.length')} metres={metres} onChange={setMetres} field="new-belt-length" />
      </div>
      <Dropdown
        label={t('words.attribute.color')}
        value={color}
        onValueChange={setColor}
        className="w-44"
        options={colours.map(({ modifier }) => ({
          value: modifier,
          label: names.value(belt?.definition.model ?? '', 'color', modifier),
          icon: <Swatch hex={bodyColours(editor.sources.context, belt?.definition.model ?? '', modifier).finish} />,
        }))}
      />
      <Button type="submit" icon={<PlusIcon size={18} />}>
        {t('list.addBelt')}
      </Button>
      {error && (
        <p role="alert" className="m-0 w-full text-sm text-attention-text">
          {error}
        </p>
      )}
    </form>
  );
};
