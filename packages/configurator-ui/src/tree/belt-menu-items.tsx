import { beltPanelVerbsOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { MenuItem } from '@candil/ui-kit/menu';
import { middlePointOf } from '../belt/middle-point';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import type { TreeRow } from './tree-rows';

type BeltRow = Extract<TreeRow, { readonly kind: 'belt' | 'feed' | 'span' | 'accessory' }>;

/** Commands for a belt, for one of its spans, or for its power. */
export const BeltMenuItems = ({ row }: { readonly row: BeltRow }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useBeltWords();
  const { belts, room } = useDocument((state) => state.scene);
  const { belt } = row;
  const { id, points, spans, isClosed, lightIds } = belt;
  if (row.kind === 'feed') return <FeedItems row={row} />;
  if (row.kind === 'accessory') return null;
  const others = belts.filter((other) => other.id !== id && !other.isClosed);
  const selectLights = (
    <MenuItem disabled={lightIds.length === 0} onSelect={() => editor.select(lightIds)}>
      {t('panels.inspector.selectLights')}
    </MenuItem>
  );
  if (row.kind === 'span') {
    const { span, index } = row;
    const end = points[span.to];
    const canCut = isClosed || index < spans.length - 1;
    const middle = middlePointOf(belt, index, room);
    return (
      <>
        <MenuItem disabled={isReadOnly || row.lightCount < 2} onSelect={() => beltPanelVerbsOf(editor).distribute(id, index)}>
          {t('belts.span.distribute')}
        </MenuItem>
        <MenuItem disabled={isReadOnly || middle === undefined} onSelect={() => middle && editor.belts.insertPoint(id, index, middle)}>
          {t('belts.span.addPoint')}
        </MenuItem>
        {end && canCut && (
          <MenuItem disabled={isReadOnly} onSelect={() => beltPanelVerbsOf(editor).split(id, span.to)}>
            {t('belts.point.cut', { name: end.label })}
          </MenuItem>
        )}
      </>
    );
  }
  return (
    <>
      {selectLights}
      <MenuItem disabled={isReadOnly || lightIds.length < 2} onSelect={() => beltPanelVerbsOf(editor).distribute(id)}>
        {t('belts.distribute')}
      </MenuItem>
      {(isClosed || points.length > 2) && (
        <MenuItem disabled={isReadOnly} onSelect={() => editor.belts.close(id, !isClosed)}>
          {t(isClosed ? 'belts.open' : 'belts.close')}
        </MenuItem>
      )}
      {!isClosed &&
        others.map((other) => (
          <MenuItem key={other.id} disabled={isReadOnly} onSelect={() => beltPanelVerbsOf(editor).join(id, other.id)}>
            {t('belts.join', { name: words.name(other) })}
          </MenuItem>
        ))}
    </>
  );
};

/** Places and models with which a belt without power can be fed. */
const FeedItems = ({ row: { belt, feed } }: { readonly row: Extract<BeltRow, { readonly kind: 'feed' }> }) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  const ends = belt.isClosed ? [0] : [0, belt.points.length - 1];
  const shown = feed === undefined ? ends : ends.filter((index) => belt.points[index]?.arcLengthMetres !== feed.arcLengthMetres);
  return shown.map((index) => {
    const [choice] = editor.belts.feedOptions(belt.id, index);
    if (choice === undefined) return null;
    const name = belt.points[index]?.label ?? '';
    return (
      <MenuItem key={index} disabled={isReadOnly} onSelect={() => editor.belts.feed(belt.id, index, choice.code, choice.installation)}>
        {feed === undefined ? t('belts.feed.at', { watts: format.watts(choice.deliveredWatts), name }) : t('belts.feed.move', { name })}
      </MenuItem>
    );
  });
};
