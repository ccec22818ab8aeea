import type { LiveState, RoomPoint, SceneBelt, SceneRoom } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { memo, useMemo } from 'react';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { linePath } from '../flat/line-path';
import { LiveShapes } from '../flat/live-shapes';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useScope, useView } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { BeltFeed } from './belt-feed';
import { HALO_RADIUS } from './belt-marks';
import { beltIn, spotIn } from './belt-spot';
import type { ViewOf } from './span-under-pointer';
import { useBeltWords } from './use-belt-words';

interface FlatBeltProps {
  readonly belt: SceneBelt;
  readonly room: SceneRoom;
  readonly viewOf: ViewOf;
  /** Seen from the side: rods, sag and measures are drawn. */
  readonly isElevation: boolean;
}

/** Thinner than this a belt is no more than a line, pixels. */
const LEAST_WIDTH = 3.5;
const HIT_PIXELS = 16;
/** Distance from which a luminaire in the hand is drawn to a belt. */
const CATCH_PIXELS = 44;

/** A belt as it hangs in a flat view: its course, its fixings, and its feed. A step of a gesture renders nothing of it. */
export const FlatBelt = memo(({ belt, room, viewOf, isElevation }: FlatBeltProps) => {
  const { editor } = useEditorShell();
  const { view, projection, activeId } = useFlat();
  const words = useBeltWords();
  const { id } = belt;
  const isSelected = useView((state) => state.selection.includes(id));
  const isHovered = useView((state) => state.hovered === id);
  const isPlacing = useScope((scope) => scope.kind === 'placing');
  const hasFix = useDerived((state) => state.issues.some(({ severity, elementIds }) => severity === 'fix' && elementIds.includes(id)));
  // A gesture changes where a belt hangs, neither its name nor its load.
  const label = useMemo(() => `${words.named(belt)}, ${words.load(belt)}`, [words, belt]);
  const { body } = bodyColours(editor.sources.context, belt.model, belt.color);
  const width = Math.max(LEAST_WIDTH, belt.widthMetres * projection.scale);
  const isMarked = isSelected || isHovered || activeId === id;
  const spotOf = (point: RoomPoint) => spotIn(projection, viewOf, point);

  const courseOf = (live: LiveState): readonly Shape[] => {
    const { points, spans } = beltIn(live, belt);
    const d = spans.map(({ curve }) => linePath(curve.map(spotOf))).join('');
    const rods = isElevation ? points.filter(({ surface }) => surface === 'ceiling') : [];
    return [
      ...rods.map((point): Shape => {
        const rod = linePath([spotOf({ ...point, y: room.heightMetres }), spotOf(point)]);
        return ['path', { d: rod, class: 'stroke-text', 'stroke-width': 2 }];
      }),
      ...(isSelected ? [['path', { d, class: 'stroke-accent', 'stroke-width': width + 8 }] as const] : []),
      ...(isMarked ? [['path', { d, class: isSelected ? 'stroke-text' : 'stroke-muted', 'stroke-width': width + 3.5 }] as const] : []),
      ['path', { d, class: 'stroke-muted', 'stroke-width': width + 0.8 }],
      ['path', { d, stroke: body, 'stroke-width': width }],
      ...(hasFix
        ? [['path', { d, class: 'stroke-attention', 'stroke-width': Math.max(2, width * 0.4), 'stroke-dasharray': '7 6' }] as const]
        : []),
    ];
  };
  /** Where its spans are met. While it is in the hand nothing else meets it: they stay until the gesture has ended. */
  const hits = useMemo(
    () =>
      belt.spans.map(({ curve }, index): Shape => {
        const target = targetProps({ kind: 'belt-span', id, index, arcLengthMetres: 0 });
        const look = { stroke: 'transparent', 'stroke-width': isPlacing ? CATCH_PIXELS : HIT_PIXELS, 'stroke-linecap': 'butt' };
        const d = linePath(curve.map((point) => spotIn(projection, viewOf, point)));
        return ['path', { ...target, d, class: 'cursor-pointer', ...look }];
      }),
    [belt, id, projection, viewOf, isPlacing],
  );
  /** Places for a finger around its points. They lie under the lights: a finger on a light beside a point takes the light. */
  const halosOf = (live: LiveState): readonly Shape[] =>
    beltIn(live, belt).points.map((point, index): Shape => {
      const [cx, cy] = spotOf(point);
      return ['circle', { ...targetProps({ kind: 'belt-point', id, index }), cx, cy, r: HALO_RADIUS, fill: 'transparent' }];
    });
  return (
    <g className="outline-none">
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element */}
      <g
        id={partId(view, id)}
        role="button"
        aria-label={label}
        aria-pressed={isSelected}
        tabIndex={-1}
        className="fill-none outline-none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <LiveShapes id={id} shapesOf={courseOf} className="" />
        <LiveShapes id={id} shapesOf={() => hits} className="" />
      </g>
      <LiveShapes id={id} shapesOf={halosOf} className="pointer-fine:hidden" />
      <BeltFeed belt={belt} room={room} viewOf={viewOf} isElevation={isElevation} />
    </g>
  );
});
FlatBelt.displayName = 'FlatBelt';
