import type { LiveState } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { ChevronDownIcon, ChevronRightIcon } from '@candil/ui-kit/icon';
import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { LiveText } from '../state/live-text';
import { useDocument, useHasFix } from '../state/use-editor-state';
import { ANYTHING_SELECTED, useViewOf } from '../state/use-state-of';
import { useStickWords } from '../stick/use-stick-words';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';
import { RowValue } from './row-value';
import { elementOfRow, partOfRow, type TreeRow } from './tree-rows';
import { useIsTabStop } from './use-tab-stop';

interface TreeRowLineProps {
  readonly row: TreeRow;
  readonly words: RowWords;
  readonly tabStop: Parameters<typeof useIsTabStop>[0];
  readonly isOpen: boolean;
  readonly isEditing: boolean;
  readonly onToggle: (id: string) => void;
  readonly onPress: (row: TreeRow, isAdding: boolean) => void;
  readonly onEdited: () => void;
  readonly onFocused: (id: string) => void;
  readonly onMenu: (row: TreeRow, x: number, y: number) => void;
}

/** A line of the tree with its name, its detail, and a dot where something is to be fixed. */
export const TreeRowLine = memo(
  ({ row, words, tabStop, isOpen, isEditing, onToggle, onPress, onEdited, onFocused, onMenu }: TreeRowLineProps) => {
    const { editor } = useEditorShell();
    const { t } = words;
    const element = elementOfRow(row);
    const isSelected = useViewOf(element ?? ANYTHING_SELECTED, ({ selection, beltPart }) => {
      const part = partOfRow(row);
      if (element === undefined) return selection.length === 0;
      if (part !== undefined) return beltPart?.kind === 'span' && beltPart.beltId === part.beltId && beltPart.index === part.index;
      return row.id === element && selection.includes(element) && (row.kind !== 'belt' || beltPart?.kind !== 'span');
    });
    const isTabStop = useIsTabStop(tabStop, row.id);
    const hasFix = useHasFix(row.id);
    const { hasChildren } = row;
    // Groups differ in the number at the end of their name: their detail gives way first.
    const isMissing = row.kind === 'feed' && row.feed === undefined;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all its lines
      <div
        role="treeitem"
        aria-level={row.level}
        aria-posinset={row.place}
        aria-setsize={row.count}
        aria-expanded={hasChildren ? isOpen : undefined}
        aria-selected={isSelected}
        aria-description={hasFix ? t('views.tree.hasIssue') : undefined}
        data-row={row.id}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocused(row.id)}
        onClick={(event) => onPress(row, event.shiftKey || event.ctrlKey || event.metaKey)}
        onPointerEnter={() => editor.setView({ hovered: element })}
        onPointerLeave={() => editor.setView({ hovered: undefined })}
        onContextMenu={(event) => {
          event.preventDefault();
          onMenu(row, event.clientX, event.clientY);
        }}
        className={clsx(
          'flex min-h-[1.625rem] cursor-pointer items-center gap-1 rounded-sm pe-2 text-sm select-none hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
          isSelected && 'bg-accent-soft font-semibold hover:bg-accent-soft',
        )}
        style={{ paddingInlineStart: `${(row.level - 1) * 0.75 + (hasChildren ? 0.5 : 1)}rem` }}
      >
        {hasChildren && (
          <span
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              onToggle(row.id);
            }}
            className="flex size-5 shrink-0 items-center justify-center text-muted"
          >
            {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} className="rtl:-scale-x-100" />}
          </span>
        )}
        <span className={clsx('min-w-0 py-0.5 leading-tight wrap-break-word', isMissing && 'text-attention-text')}>
          {nameOf(row, words)}
        </span>
        {hasFix && <span aria-hidden data-dot="" className="size-2 shrink-0 rounded-full bg-attention" />}
        <span className="ms-auto max-w-[60%] shrink-0 ps-2 text-end font-normal text-muted">
          {isEditing ? <RowValue row={row} onDone={onEdited} /> : <RowDetail row={row} words={words} />}
        </span>
      </div>
    );
  },
);
TreeRowLine.displayName = 'TreeRowLine';

/** The words of all rows: a room has hundreds, and each would ask for the same. */
export const useRowWords = () => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const names = useNames();
  const lengths = useLengths();
  const belts = useBeltWords();
  const sticks = useStickWords();
  return useMemo(() => ({ t, format, names, lengths, belts, sticks }), [t, format, names, lengths, belts, sticks]);
};

type RowWords = ReturnType<typeof useRowWords>;

const nameOf = (row: TreeRow, { t, names, belts, sticks }: RowWords): string => {
  switch (row.kind) {
    case 'room':
      return t('views.tree.room');
    case 'composition':
      return t('views.tree.composition', { number: row.number });
    case 'canopy':
      return t('views.tree.canopy', { label: row.canopy.label });
    case 'light': {
      const { light } = row;
      const finish = light.color && names.value(light.model, 'color', light.color).toLocaleLowerCase();
      const model = `${light.label} ${names.modelOfLight(light)}`;
      return finish ? `${model}, ${finish}` : model;
    }
    case 'belt':
      return belts.named(row.belt);
    case 'feed':
      return row.feed === undefined ? t('belts.tree.noFeed') : belts.feedName(row.feed);
    case 'span':
      return t('belts.tree.span', { name: belts.spanName(row.belt, row.span) });
    case 'line':
      return sticks.line(row.line);
    case 'base':
      return sticks.base(row.feed);
    case 'stick':
      return sticks.stick(row.stick);
    case 'joint':
      return t('sticks.joint');
    case 'accessory':
      return names.short(row.part.model);
  }
};

/** What a line says at its end. */
const RowDetail = ({ row, words }: { readonly row: TreeRow; readonly words: RowWords }) => {
  const { t, names, lengths, sticks, format } = words;
  const room = useDocument((state) => state.scene.room);
  switch (row.kind) {
    case 'room':
      return [room.widthMetres, room.depthMetres, room.heightMetres].map((metres) => lengths.short(metres * 100)).join(' × ');
    case 'composition':
      return t('views.tree.lights', { count: row.lightIds.length });
    case 'canopy':
      return names.installation(row.canopy);
    case 'light': {
      const { id, host, heightCm } = row.light;
      const at = ({ hosts, overrides }: LiveState): number | undefined =>
        host === undefined ? (overrides.get(id)?.heightCm ?? heightCm) : (hosts.get(id) ?? host).arcLengthMetres;
      const shown = (value: number | undefined): string =>
        value === undefined ? '' : host === undefined ? lengths.short(value) : lengths.long(value);
      return <LiveText id={id} select={at} wordsOf={shown} />;
    }
    case 'belt': {
      const { id, lengthMetres, watts } = row.belt;
      const hung = ({ belts }: LiveState): number => belts.get(id)?.lengthMetres ?? lengthMetres;
      return <LiveText id={id} select={hung} wordsOf={(metres) => `${lengths.long(metres)} · ${format.watts(watts)}`} />;
    }
    case 'feed':
      return row.feed?.deliveredWatts === undefined ? null : format.watts(row.feed.deliveredWatts);
    case 'span':
      return t('views.tree.lights', { count: row.lightCount });
    case 'line':
      return sticks.load(row.line.watts, row.line.deliveredWatts);
    case 'base':
      return t('sticks.tree.feed');
    case 'stick':
      return format.watts(row.stick.watts);
    case 'joint':
      return sticks.angle(row.joint.anglesDegrees[0] ?? 0);
    case 'accessory':
      return lengths.long(row.part.arcLengthMetres);
  }
};
