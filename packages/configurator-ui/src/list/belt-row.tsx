import type { SceneBelt } from '@candil/configurator';
import type { ListVerbs } from '@candil/configurator/list';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { TrashIcon } from '@candil/ui-kit/icon';
import { TableCell, TableRow } from '@candil/ui-kit/table';
import { clsx } from 'clsx';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useNames } from '../words/use-names';
import { AttributeCell } from './attribute-cell';
import { BeltLengthField } from './belt-length-field';
import { BeltStrip } from './belt-strip';
import { useAttempt } from './use-attempt';

interface BeltRowProps {
  readonly belt: SceneBelt;
  readonly list: ListVerbs;
  readonly columns: number;
}

/** A belt of the list: colour, length, feed and control; under it the belt to scale. */
export const BeltRow = ({ belt, list, columns }: BeltRowProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useBeltWords();
  const length = useAttempt();
  const name = words.name(belt);
  const isOver = belt.feed?.deliveredWatts !== undefined && belt.watts > belt.feed.deliveredWatts;
  return (
    <>
      <TableRow className="as-cards:border-b-0! as-cards:pb-2!">
        <TableCell card="wide" className="font-medium whitespace-nowrap [&]:border-b-0">
          {name}
        </TableCell>
        <TableCell label={t('words.attribute.color')} data-column="belt-color" className="[&]:border-b-0">
          <AttributeCell ids={[belt.id]} model={belt.model} type="color" value={belt.color} name={name} />
        </TableCell>
        <TableCell label={t('list.length')} data-column="belt-length" className="w-36 [&]:border-b-0">
          <BeltLengthField
            label={`${t('list.length')}, ${name}`}
            hideLabel
            metres={belt.lengthMetres}
            disabled={isReadOnly}
            error={length.error}
            onChange={(metres) => length.attempt(() => list.setLength(belt.id, metres))}
          />
        </TableCell>
        <TableCell label={t('belts.feed.kind')} data-column="belt-feed" card="wide" className="[&]:border-b-0">
          <FeedCell belt={belt} list={list} name={name} />
        </TableCell>
        <TableCell label={t('words.attribute.control')} data-column="belt-control" className="[&]:border-b-0">
          {belt.feed ? (
            <AttributeCell
              ids={[belt.feed.id]}
              model={belt.feed.model}
              type="control"
              value={belt.feed.control}
              name={name}
              onChoose={(control) => list.setControl(belt.id, control)}
            />
          ) : (
            <span className="text-muted">–</span>
          )}
        </TableCell>
        <TableCell
          end
          label={t('belts.power')}
          className={clsx('tabular-nums [&]:border-b-0', (isOver || !belt.feed) && 'text-attention-text')}
        >
          {words.load(belt)}
        </TableCell>
        <TableCell card="corner" className="[&]:border-b-0">
          {!isReadOnly && (
            <IconButton label={t('list.remove', { name })} icon={<TrashIcon size={18} />} onClick={() => editor.remove([belt.id])} />
          )}
        </TableCell>
      </TableRow>
      <TableRow className="as-cards:pt-0!">
        <TableCell colSpan={columns} card="wide" className="pt-0!">
          <BeltStrip belt={belt} />
        </TableCell>
      </TableRow>
    </>
  );
};

const keyOf = (option: { readonly code: string; readonly installation: string }) => `${option.code}/${option.installation}`;

/** The feed of a belt with its power, where it is fed. */
const FeedCell = ({ belt, list, name }: { readonly belt: SceneBelt; readonly list: ListVerbs; readonly name: string }) => {
  const { t } = useTranslation('editor');
  const { format, isReadOnly } = useEditorShell();
  const names = useNames();
  const { error, attempt } = useAttempt();
  const { feed } = belt;
  const options = list.feedOptions(belt.id).toSorted((one, other) => one.deliveredWatts - other.deliveredWatts);
  const standing = feed && { code: feed.model, installation: feed.installation ?? '', deliveredWatts: feed.deliveredWatts ?? 0 };
  const isOffered = standing !== undefined && options.some((option) => keyOf(option) === keyOf(standing));
  const shown = standing === undefined || isOffered ? options : [standing, ...options];
  return (
    <Dropdown
      label={`${t('belts.feed.kind')}, ${name}`}
      hideLabel
      value={standing === undefined ? '' : keyOf(standing)}
      placeholder={t('list.noFeed')}
      noOptionsText={t('belts.refusal.noFeedFits', { length: '' })}
      disabled={isReadOnly}
      error={error}
      options={shown.map((option) => ({
        value: keyOf(option),
        label: t('belts.feed.option', {
          name: names.value(option.code, 'installation', option.installation),
          watts: format.watts(option.deliveredWatts),
        }),
        description: names.short(option.code),
      }))}
      onValueChange={(value) => {
        const option = options.find((each) => keyOf(each) === value);
        if (option !== undefined) attempt(() => list.feed(belt.id, option.code, option.installation));
      }}
    />
  );
};
