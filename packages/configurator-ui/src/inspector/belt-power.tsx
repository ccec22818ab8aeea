import type { FeedOption, SceneBelt } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { BoltIcon, TrashIcon } from '@candil/ui-kit/icon';
import { clsx } from 'clsx';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useNames } from '../words/use-names';
import { AttributeChoice } from './attribute-choice';
import { InspectorSection } from './inspector-section';
import { useOptions } from './use-options';

/** Feed of a belt and its load, or the places where it may be fed. */
export const BeltPower = ({ belt }: { readonly belt: SceneBelt }) => {
  const { t } = useTranslation('editor');
  return (
    <InspectorSection title={t('belts.power')}>
      <PowerCard belt={belt} />
      {belt.feed === undefined ? <WaysToFeed belt={belt} /> : <FeedFields belt={belt} feed={belt.feed} />}
    </InspectorSection>
  );
};

/** The power taken of the power delivered, as a bar with its description. */
const PowerCard = ({ belt }: { readonly belt: SceneBelt }) => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const words = useBeltWords();
  const names = useNames();
  const { feed, watts } = belt;
  const delivered = feed?.deliveredWatts;
  const count = t('views.tree.lights', { count: belt.lightIds.length });
  const free = (delivered ?? 0) - watts;
  const at = feed && words.pointOf(belt, feed)?.label;
  const facts =
    feed === undefined
      ? [t('belts.feed.waits', { watts: format.watts(watts) })]
      : [
          count,
          at && t('belts.feed.fedAt', { name: at }),
          delivered !== undefined &&
            (free >= 0 ? t('belts.feed.free', { watts: format.watts(free) }) : t('belts.feed.tooMuch', { watts: format.watts(-free) })),
        ];
  const isWrong = feed === undefined || free < 0;
  const control = feed?.control === undefined ? undefined : names.value(feed.model, 'control', feed.control);
  return (
    <div className={clsx('rounded-control border px-3 py-3 text-sm', isWrong ? 'border-attention bg-attention-soft' : 'border-hairline')}>
      <p className="m-0 flex justify-between gap-3 font-semibold">
        <span>{feed === undefined ? t('belts.noPower') : [words.name(belt), control].filter(Boolean).join(' · ')}</span>
        <span className="whitespace-nowrap tabular-nums">{words.load(belt)}</span>
      </p>
      {delivered !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: the parts of a meter element are styled by no browser alike
        <div
          role="meter"
          aria-label={t('belts.power')}
          aria-valuemin={0}
          aria-valuemax={delivered}
          aria-valuenow={watts}
          aria-valuetext={words.load(belt)}
          className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div
            className={clsx('h-full rounded-full', free < 0 ? 'bg-attention' : 'bg-accent')}
            style={{ width: `${Math.min(100, (watts / Math.max(1, delivered)) * 100)}%` }}
          />
        </div>
      )}
      <p className="m-0 mt-2 text-xs text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
};

const keyOf = ({ code, installation }: Pick<FeedOption, 'code' | 'installation'>): string => `${code}/${installation}`;

/** The power that a belt without any can be given, at either of its ends. */
const WaysToFeed = ({ belt }: { readonly belt: SceneBelt }) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  if (isReadOnly) return null;
  const ends = belt.isClosed ? [0] : [0, belt.points.length - 1];
  return (
    <div className="flex flex-wrap gap-2">
      {ends.map((index) => {
        const [choice] = editor.belts.feedOptions(belt.id, index);
        return (
          choice && (
            <Button
              key={index}
              size="sm"
              icon={<BoltIcon size={16} />}
              onClick={() => editor.belts.feed(belt.id, index, choice.code, choice.installation)}
            >
              {t('belts.feed.at', { watts: format.watts(choice.deliveredWatts), name: belt.points[index]?.label ?? '' })}
            </Button>
          )
        );
      })}
    </div>
  );
};

interface FeedFieldsProps {
  readonly belt: SceneBelt;
  readonly feed: NonNullable<SceneBelt['feed']>;
}

/** Fields of a feed: its model, its point, and its light control. */
const FeedFields = ({ belt, feed }: FeedFieldsProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  const words = useBeltWords();
  const names = useNames();
  const offered = useOptions(feed.id);
  const control = offered.find(({ type }) => type === 'control');
  const color = offered.find(({ type }) => type === 'color');
  const at = belt.points.findIndex(({ label }) => label === words.pointOf(belt, feed)?.label);
  const painted = editor.session.configuration.tree.elements.get(feed.id)?.props.attributes.color;
  const choices = editor.belts.feedOptions(belt.id, at).toSorted((a, b) => a.deliveredWatts - b.deliveredWatts);
  const part = { id: feed.id, label: belt.label, model: feed.model, control: feed.control, color: painted };
  return (
    <>
      <Dropdown
        label={t('belts.feed.kind')}
        value={keyOf({ code: feed.model, installation: feed.installation ?? '' })}
        disabled={isReadOnly}
        options={choices.map((choice) => ({
          value: keyOf(choice),
          label: t('belts.feed.option', {
            name: names.value(choice.code, 'installation', choice.installation),
            watts: format.watts(choice.deliveredWatts),
          }),
        }))}
        onValueChange={(value) => {
          const choice = choices.find((each) => keyOf(each) === value);
          if (choice !== undefined) editor.belts.feed(belt.id, Math.max(0, at), choice.code, choice.installation);
        }}
      />
      <Dropdown
        label={t('belts.feed.place')}
        value={`${at}`}
        disabled={isReadOnly}
        options={belt.points.map((point, index) => ({ value: `${index}`, label: words.pointName(point) }))}
        onValueChange={(value) => editor.belts.feed(belt.id, Number(value), feed.model, feed.installation ?? '')}
      />
      {control && <AttributeChoice part={part} offered={control} type="control" />}
      {color && <AttributeChoice part={part} offered={color} type="color" />}
      {!isReadOnly && (
        <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove([feed.id])} className="self-start">
          {t('belts.feed.remove')}
        </Button>
      )}
    </>
  );
};
