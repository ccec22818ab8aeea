import { metresBetweenPoints, type SceneFeed, type SceneLine, type SceneStick } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { TrashIcon } from '@candil/ui-kit/icon';
import { TableCell, TableRow } from '@candil/ui-kit/table';
import { useEditorShell } from '../state/editor-shell';
import { useStickWords } from '../stick/use-stick-words';
import { useLengths } from '../words/use-lengths';
import { AttributeCell } from './attribute-cell';
import { ModelPicker } from './model-picker';
import { useAttempt } from './use-attempt';

interface StickRowProps {
  readonly stick: SceneStick;
  readonly line: SceneLine;
}

/** A stick of the list: its length, its attributes, and its feed. */
export const StickRow = ({ stick, line }: StickRowProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  const lengths = useLengths();
  const length = useAttempt();
  const { id, label, model } = stick;
  const fed = feedsOf(stick, line);
  const feed = fed.from ?? fed.to ?? line.feeds[0];
  return (
    <TableRow>
      <TableCell card="wide" className="font-medium whitespace-nowrap">
        {label}
      </TableCell>
      <TableCell label={t('sticks.lengthOf')} data-column="stick-length" className="w-36">
        <ModelPicker
          label={`${t('sticks.lengthOf')}, ${label}`}
          hideLabel
          value={model}
          disabled={isReadOnly}
          error={length.error}
          options={editor.sticks.parts.sticks.map((part) => ({
            value: part.model,
            label: lengths.full(Math.round(part.lengthMetres * 100)),
            description: format.watts(part.watts),
          }))}
          onValueChange={(wanted) => length.attempt(() => editor.sticks.setModel(id, wanted))}
        />
      </TableCell>
      <TableCell label={t('words.attribute.color')} data-column="stick-color">
        <AttributeCell ids={[id]} model={model} type="color" value={stick.color} name={label} />
      </TableCell>
      <TableCell label={t('words.attribute.temperature')} data-column="stick-temperature">
        <AttributeCell ids={[id]} model={model} type="temperature" value={stick.temperature} name={label} />
      </TableCell>
      <TableCell label={t('words.attribute.control')} data-column="stick-control">
        {feed ? (
          <AttributeCell ids={[feed.id]} model={feed.model} type="control" value={feed.control} name={label} />
        ) : (
          <span className="text-muted">–</span>
        )}
      </TableCell>
      <TableCell label={t('belts.feed.kind')} data-column="stick-feed">
        <FeedCell stick={stick} fed={fed} />
      </TableCell>
      <TableCell card="corner">
        {!isReadOnly && (
          <IconButton label={t('list.remove', { name: label })} icon={<TrashIcon size={18} />} onClick={() => editor.remove([id])} />
        )}
      </TableCell>
    </TableRow>
  );
};

interface Fed {
  readonly from: SceneFeed | undefined;
  readonly to: SceneFeed | undefined;
}

/** A base is where an end is. */
const NEAR_METRES = 0.01;

const feedsOf = ({ from, to }: SceneStick, { feeds }: SceneLine): Fed => {
  const at = (end: SceneStick['from']) => feeds.find((feed) => metresBetweenPoints(feed, end) < NEAR_METRES);
  return { from: at(from), to: at(to) };
};

/** Power feed of a stick for its line: at an end that is on a surface. */
const FeedCell = ({ stick, fed }: { readonly stick: SceneStick; readonly fed: Fed }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useStickWords();
  const { error, attempt } = useAttempt();
  const ends = (['from', 'to'] as const).filter((end) => stick[end].held.kind === 'surface');
  if (ends.length === 0 && fed.from === undefined && fed.to === undefined) return <span className="text-muted">–</span>;
  const surfaceOf = (end: 'from' | 'to') => {
    const { held } = stick[end];
    return held.kind === 'surface' ? words.surface(held.surface) : '';
  };
  const value = fed.from && fed.to ? 'both' : fed.from ? 'from' : fed.to ? 'to' : 'none';
  const options = [
    { value: 'none', label: t('list.notHere') },
    ...ends.map((end) => ({ value: end, label: surfaceOf(end), description: end === 'from' ? t('list.firstEnd') : t('list.otherEnd') })),
    ...(ends.length === 2 ? [{ value: 'both', label: t('list.bothEnds') }] : []),
  ];
  const choose = (wanted: string) => {
    for (const end of ['from', 'to'] as const) {
      const isWanted = wanted === end || wanted === 'both';
      const standing = fed[end];
      if (isWanted && standing === undefined) attempt(() => editor.sticks.feed(stick.id, end));
      if (!isWanted && standing !== undefined) editor.remove([standing.id]);
    }
  };
  return (
    <Dropdown
      label={`${t('belts.feed.kind')}, ${stick.label}`}
      hideLabel
      value={value}
      disabled={isReadOnly}
      error={error}
      options={options}
      onValueChange={choose}
    />
  );
};
