import type { ListRow, ListVerbs } from '@candil/configurator/list';
import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { PlusIcon, TrashIcon } from '@candil/ui-kit/icon';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { TableBody, TableCell, TableFrame, TableHead, TableHeader, TableRow } from '@candil/ui-kit/table';
import { type FormEvent, useState } from 'react';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useNames } from '../words/use-names';
import { AttributeCell } from './attribute-cell';
import { ModelPicker } from './model-picker';
import { useAttempt } from './use-attempt';
import { onColumnKeys } from './use-column-keys';

export type Carried = 'luminaires' | 'accessories';

interface CarriedTableProps {
  readonly list: ListVerbs;
  readonly kind: Carried;
}

/** More than a belt carries. */
const MOST = 200;

/** Lights on the belts: a line for each group of equal ones, and a line to add more. */
export const CarriedTable = ({ list, kind }: CarriedTableProps) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const revision = useDocument((state) => state.revision);
  const rows = kind === 'luminaires' ? list.luminaires() : list.accessories();
  const label = t(`list.${kind}`);
  return (
    <TableFrame
      label={label}
      onKeyDown={onColumnKeys}
      data-revision={revision}
      footer={isReadOnly ? undefined : <AddCarried list={list} kind={kind} />}
    >
      {rows.length > 0 && (
        <>
          <TableHead>
            <TableHeader>{t(kind === 'luminaires' ? 'list.luminaire' : 'list.accessory')}</TableHeader>
            <TableHeader>{t('list.belt')}</TableHeader>
            <TableHeader>{t('words.attribute.color')}</TableHeader>
            {kind === 'luminaires' && <TableHeader>{t('words.attribute.temperature')}</TableHeader>}
            <TableHeader>{t('list.count')}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t('words.action.remove')}</span>
            </TableHeader>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <CarriedRow key={row.id} row={row} list={list} kind={kind} />
            ))}
          </TableBody>
        </>
      )}
    </TableFrame>
  );
};

interface CarriedRowProps extends CarriedTableProps {
  readonly row: ListRow;
}

const CarriedRow = ({ row, list, kind }: CarriedRowProps) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const names = useNames();
  const words = useBeltWords();
  const belts = useDocument(({ scene }) => scene.belts);
  const [model, belt, count] = [useAttempt(), useAttempt(), useAttempt()];
  const name = names.short(row.model);
  const { attributes } = row;
  return (
    <TableRow>
      <TableCell card="wide" data-column={`${kind}-model`} className="as-cards:pe-12!">
        <ModelPicker
          label={t('list.modelOf', { name })}
          hideLabel
          value={row.model}
          disabled={isReadOnly}
          error={model.error}
          options={list.models(kind).map((code) => ({ value: code, label: names.short(code) }))}
          onValueChange={(code) => model.attempt(() => list.setModel(row.ids, code))}
        />
      </TableCell>
      <TableCell label={t('list.belt')} data-column={`${kind}-belt`}>
        <Dropdown
          label={t('list.beltOf', { name })}
          hideLabel
          value={row.beltId}
          disabled={isReadOnly || belts.length < 2}
          error={belt.error}
          options={belts.map((each) => ({ value: each.id, label: words.name(each) }))}
          onValueChange={(beltId) => belt.attempt(() => list.moveTo(row.ids, beltId))}
        />
      </TableCell>
      <TableCell label={t('words.attribute.color')} data-column={`${kind}-color`}>
        <AttributeCell ids={row.ids} model={row.model} type="color" value={attributes.color} name={name} />
      </TableCell>
      {kind === 'luminaires' && (
        <TableCell label={t('words.attribute.temperature')} data-column="luminaires-temperature">
          <AttributeCell ids={row.ids} model={row.model} type="temperature" value={attributes.temperature} name={name} />
        </TableCell>
      )}
      <TableCell label={t('list.count')} data-column={`${kind}-count`}>
        <QuantitySelector
          label={t('express.count', { name })}
          value={row.ids.length}
          min={1}
          max={MOST}
          disabled={isReadOnly}
          invalid={count.error !== undefined}
          message={count.error}
          onValueChange={(wanted) => count.attempt(() => list.setCount(row.ids, wanted))}
        />
      </TableCell>
      <TableCell card="corner">
        {!isReadOnly && (
          <IconButton label={t('list.remove', { name })} icon={<TrashIcon size={18} />} onClick={() => list.setCount(row.ids, 0)} />
        )}
      </TableCell>
    </TableRow>
  );
};

/** Adds a number of lights of a model to a belt; Enter confirms. */
const AddCarried = ({ list, kind }: CarriedTableProps) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const names = useNames();
  const words = useBeltWords();
  const belts = useDocument(({ scene }) => scene.belts);
  const { error, attempt } = useAttempt();
  const models = list.models(kind);
  const [model, setModel] = useState(models[0] ?? '');
  const [chosenBelt, setBelt] = useState('');
  const [count, setCount] = useState(1);
  const standing = belts.find(({ id }) => id === chosenBelt) ?? belts.at(-1);
  if (standing === undefined) return <p className="m-0 text-sm text-muted">{t('list.beltFirst')}</p>;
  const add = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => list.add(standing.id, { model, count }));
  };
  return (
    <form onSubmit={add} noValidate className="flex flex-wrap items-end gap-3">
      <ModelPicker
        label={t(kind === 'luminaires' ? 'list.luminaire' : 'list.accessory')}
        value={model}
        onValueChange={setModel}
        className="w-56"
        options={models.map((code) => {
          const technical = editor.sources.context.modelOf(code)?.technical;
          const watts = technical?.watts ?? 0;
          return {
            value: code,
            label: names.short(code),
            ...(watts > 0 && { description: `${format.watts(watts)} · ${format.lumens(technical?.lumens ?? 0)}` }),
          };
        })}
      />
      <Dropdown
        label={t('list.belt')}
        value={standing.id}
        onValueChange={setBelt}
        className="w-36"
        options={belts.map((each) => ({ value: each.id, label: words.name(each) }))}
      />
      <QuantitySelector label={t('list.count')} value={count} min={1} max={MOST} onValueChange={setCount} />
      <Button type="submit" icon={<PlusIcon size={18} />}>
        {t('list.add')}
      </Button>
      {error && (
        <p role="alert" className="m-0 w-full text-sm text-attention-text">
          {error}
        </p>
      )}
    </form>
  );
};
