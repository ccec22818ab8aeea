import { activeSpanOf, type LiveState, type SceneBelt, sagPlaceOf } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { memo } from 'react';
import { useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { LiveShapes } from '../flat/live-shapes';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { useStandingBelt } from './active-span';
import { beltIn, spotIn } from './belt-spot';
import type { ViewOf } from './span-under-pointer';

interface FlatBeltMarksProps {
  readonly belt: SceneBelt;
  readonly viewOf: ViewOf;
  readonly isElevation: boolean;
}

const POINT_RADIUS = 6.5;
/** Of the place for a finger, pixels: a target of 44 × 44. */
export const HALO_RADIUS = 22;

/** Points of a belt and the handle of the span in hand; over the lights, so that they can be taken hold of. A step renders nothing. */
export const FlatBeltMarks = memo(({ belt, viewOf, isElevation }: FlatBeltMarksProps) => {
  const { isReadOnly } = useEditorShell();
  const { projection } = useFlat();
  const isInHand = useStandingBelt()?.id === belt.id;
  const isSelected = useView((state) => state.selection.includes(belt.id));
  const part = useView((state) => (isInHand ? state.beltPart : undefined));
  const hasHandle = isElevation && isSelected && isInHand && !isReadOnly;
  const ink = belt.feed === undefined ? 'stroke-attention' : 'stroke-text';

  /** The dot by which the sag of a span is pulled, and how far it hangs under its chord. */
  const handleOf = (now: SceneBelt): readonly Shape[] => {
    const index = activeSpanOf(now, part);
    const place = sagPlaceOf(now, index);
    if (place === undefined) return [];
    const [x, y] = spotIn(projection, viewOf, place.lowest);
    const [, top] = spotIn(projection, viewOf, place.chord);
    const target = targetProps({ kind: 'sag-handle', id: belt.id, index });
    const arrows = `M${x} ${y - 4.5}v9m-2.6-6.4l2.6-2.6 2.6 2.6m-5.2 3.8l2.6 2.6 2.6-2.6`;
    const line = { 'stroke-width': 1.4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    const dot = { cx: x, cy: y, r: 9, 'stroke-width': 2 };
    return [
      ['path', { d: `M${x} ${top}V${y}`, class: 'pointer-events-none fill-none stroke-muted', 'stroke-width': 1 }],
      ['circle', { ...target, cx: x, cy: y, r: HALO_RADIUS, fill: 'transparent', class: 'cursor-ns-resize pointer-fine:hidden' }],
      ['circle', { ...target, ...dot, class: 'cursor-ns-resize fill-surface stroke-text' }],
      ['path', { ...target, d: arrows, ...line, class: 'cursor-ns-resize fill-none stroke-text' }],
    ];
  };
  const shapesOf = (live: LiveState): readonly Shape[] => {
    const now = beltIn(live, belt);
    const cursor = isReadOnly ? 'cursor-default' : 'cursor-grab';
    return [
      ...(hasHandle ? handleOf(now) : []),
      ...now.points.flatMap((point, index): readonly Shape[] => {
        const [cx, cy] = spotIn(projection, viewOf, point);
        const target = targetProps({ kind: 'belt-point', id: belt.id, index });
        const ring = { ...target, cx, cy, r: POINT_RADIUS + 3, 'stroke-width': 2.5 };
        return [
          ['circle', { ...target, cx, cy, r: 11, fill: 'transparent', class: cursor }],
          ...(isSelected ? [['circle', { ...ring, class: `fill-none stroke-accent ${cursor}` }] as const] : []),
          ['circle', { ...target, cx, cy, r: POINT_RADIUS, 'stroke-width': 2, class: `fill-surface ${ink} ${cursor}` }],
        ];
      }),
    ];
  };
  return <LiveShapes id={belt.id} shapesOf={shapesOf} className="" />;
});
FlatBeltMarks.displayName = 'FlatBeltMarks';
