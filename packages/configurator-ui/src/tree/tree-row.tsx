import { useTranslation } from '@candil/i18n/react';
import { ChevronRightIcon } from '@candil/ui-kit/icon';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useHasFix } from '../state/use-editor-state';
import { ANYTHING_SELECTED, useLiveOf, useViewOf } from '../state/use-state-of';
import { useStickWords } from '../stick/use-stick-words';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';
import { RowValue } from './row-value';
import { elementOfRow, partOfRow, type TreeRow } from './tree-rows';

interface TreeRowLineProps {
  readonly row: TreeRow;
  readonly isTabStop: boolean;
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
  ({ row, isTabStop, isOpen, isEditing, onToggle, onPress, onEdited, onFocused, onMenu }: TreeRowLineProps) => {
    const { t } = useTranslation('editor');
    const { editor } = useEditorShell();
    const element = elementOfRow(row);
    const isSelected = useViewOf(element ?? ANYTHING_SELECTED, ({ selection, beltPart }) => {
      const part = partOfRow(row);
      if (element === undefined) return selection.length === 0;
      if (part !== undefined) return beltPart?.kind === 'span' && beltPart.beltId === part.beltId && beltPart.index === part.index;
      return row.id === element && selection.includes(element) && (row.kind !== 'belt' || beltPart?.kind !== 'span');
    });
    const hasFix = useHasFix(row.id);
    const { name, detail } = useRowWords(row);
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
            <ChevronRightIcon size={14} className={clsx('transition-transform duration-150', isOpen ? 'rotate-90' : 'rtl:-scale-x-100')} />
          </span>
        )}
        <span className={clsx('min-w-0 py-0.5 leading-tight wrap-break-word', isMissing && 'text-attention-text')}>{name}</span>
        {hasFix && <span aria-hidden data-dot="" className="size-2 shrink-0 rounded-full bg-attention" />}
        <span className="ms-auto max-w-[60%] shrink-0 ps-2 text-end font-normal text-muted">
          {isEditing ? <RowValue row={row} onDone={onEdited} /> : detail}
        </span>
      </div>
    );
  },
);
TreeRowLine.displayName = 'TreeRowLine';

const useRowWords = (row: TreeRow): { readonly name: string; readonly detail: string } => {
  const { t } = useTranslation('editor');
  const names = useNames();
  const lengths = useLengths();
  const room = useDocument((state) => state.scene.room);
  const belts = useBeltWords();
  const sticks = useStickWords();
  const { format } = useEditorShell();
  const live = useLiveOf(row.id, (state) => state.overrides.get(row.id)?.heightCm);
  const slid = useLiveOf(row.id, (state) => (row.kind === 'light' ? state.hosts.get(row.id)?.arcLengthMetres : undefined));
  const hung = useLiveOf('belt' in row ? row.belt.id : row.id, (state) => ('belt' in row ? state.belts.get(row.belt.id) : undefined));
  switch (row.kind) {
    case 'room': {
      const sides = [room.widthMetres, room.depthMetres, room.heightMetres].map((metres) => lengths.short(metres * 100));
      return { name: t('views.tree.room'), detail: sides.join(' × ') };
    }
    case 'composition':
      return { name: t('views.tree.composition', { number: row.number }), detail: t('views.tree.lights', { count: row.lightIds.length }) };
    case 'canopy':
      return { name: t('views.tree.canopy', { label: row.canopy.label }), detail: names.installation(row.canopy) };
    case 'light': {
      const { light } = row;
      const finish = light.color && names.value(light.model, 'color', light.color).toLocaleLowerCase();
      const heightCm = live ?? light.heightCm;
      const model = `${light.label} ${names.modelOfLight(light)}`;
      const along = light.host === undefined ? undefined : lengths.long(slid ?? light.host.arcLengthMetres);
      return { name: finish ? `${model}, ${finish}` : model, detail: along ?? (heightCm === undefined ? '' : lengths.short(heightCm)) };
    }
    case 'belt': {
      const { belt } = row;
      return {
        name: belts.named(belt),
        detail: `${lengths.long((hung ?? belt).lengthMetres)} · ${format.watts(belt.watts)}`,
      };
    }
    case 'feed': {
      const { feed } = row;
      if (feed === undefined) return { name: t('belts.tree.noFeed'), detail: '' };
      return { name: belts.feedName(feed), detail: feed.deliveredWatts === undefined ? '' : format.watts(feed.deliveredWatts) };
    }
    case 'span':
      return {
        name: t('belts.tree.span', { name: belts.spanName(row.belt, row.span) }),
        detail: t('views.tree.lights', { count: row.lightCount }),
      };
    case 'line':
      return { name: sticks.line(row.line), detail: sticks.load(row.line.watts, row.line.deliveredWatts) };
    case 'base':
      return { name: sticks.base(row.feed), detail: t('sticks.tree.feed') };
    case 'stick':
      return { name: sticks.stick(row.stick), detail: format.watts(row.stick.watts) };
    case 'joint':
      return { name: t('sticks.joint'), detail: sticks.angle(row.joint.anglesDegrees[0] ?? 0) };
    case 'accessory':
      return { name: names.short(row.part.model), detail: lengths.long(row.part.arcLengthMetres) };
  }
};
