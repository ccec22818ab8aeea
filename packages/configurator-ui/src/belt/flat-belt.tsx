import { placeOfFeed, type RoomPoint, type SceneBelt, type SceneRoom, sagPlaceOf } from '@candil/configurator';
import { BoltIcon } from '@candil/ui-kit/icon';
import { memo, useMemo } from 'react';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { linePath } from '../flat/line-path';
import { type Projection, toX, toY } from '../flat/projection';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useScope, useView } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useActiveSpan, useLiveBelt } from './active-span';
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
const POINT_RADIUS = 6.5;
/** Of the place for a finger, pixels: a target of 44 × 44. */
const HALO_RADIUS = 22;

const spotIn = (projection: Projection, viewOf: ViewOf, point: RoomPoint): readonly [x: number, y: number] => {
  const [u, v] = viewOf(point);
  return [toX(projection, u), toY(projection, v)];
};

/** A belt as it hangs in a flat view: its course, its fixings, and its feed. During a gesture only this belt is redrawn. */
export const FlatBelt = memo(({ belt: standing, room, viewOf, isElevation }: FlatBeltProps) => {
  const { editor } = useEditorShell();
  const { view, projection, activeId } = useFlat();
  const words = useBeltWords();
  const belt = useLiveBelt(standing);
  const isSelected = useView((state) => state.selection.includes(belt.id));
  const isHovered = useView((state) => state.hovered === belt.id);
  const isPlacing = useScope((scope) => scope.kind === 'placing');
  const hasFix = useDerived((state) => state.issues.some(({ severity, elementIds }) => severity === 'fix' && elementIds.includes(belt.id)));
  // A gesture changes where a belt hangs, neither its name nor its load.
  const label = useMemo(() => `${words.named(standing)}, ${words.load(standing)}`, [words, standing]);
  const spotOf = (point: RoomPoint) => spotIn(projection, viewOf, point);
  const spans = belt.spans.map((span) => linePath(span.curve.map(spotOf)));
  const whole = spans.join('');
  const { body } = bodyColours(editor.sources.context, belt.model, belt.color);
  const width = Math.max(LEAST_WIDTH, belt.widthMetres * projection.scale);
  const isMarked = isSelected || isHovered || activeId === belt.id;
  return (
    <g className="outline-none">
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element */}
      <g
        id={partId(view, belt.id)}
        role="button"
        aria-label={label}
        aria-pressed={isSelected}
        tabIndex={-1}
        className="fill-none outline-none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {isElevation && <BeltRods belt={belt} room={room} viewOf={viewOf} />}
        {isSelected && <path d={whole} className="stroke-accent" strokeWidth={width + 8} />}
        {isMarked && <path d={whole} className={isSelected ? 'stroke-text' : 'stroke-muted'} strokeWidth={width + 3.5} />}
        <path d={whole} className="stroke-muted" strokeWidth={width + 0.8} />
        <path d={whole} stroke={body} strokeWidth={width} />
        {hasFix && <path d={whole} className="stroke-attention" strokeWidth={Math.max(2, width * 0.4)} strokeDasharray="7 6" />}
        {spans.map((line, index) => (
          <path
            key={`${belt.spans[index]?.from}`}
            {...targetProps({ kind: 'belt-span', id: belt.id, index, arcLengthMetres: 0 })}
            d={line}
            stroke="transparent"
            strokeWidth={isPlacing ? CATCH_PIXELS : HIT_PIXELS}
            strokeLinecap="butt"
            style={{ cursor: 'pointer' }}
          />
        ))}
      </g>
      <PointHalos belt={belt} viewOf={viewOf} />
      <BeltFeed belt={belt} room={room} viewOf={viewOf} isElevation={isElevation} />
    </g>
  );
});
FlatBelt.displayName = 'FlatBelt';

type PartProps = Pick<FlatBeltProps, 'belt' | 'room' | 'viewOf'>;

/** Places for a finger around the points of a belt. They lie under the lights: a finger on a light beside a point takes the light. */
const PointHalos = ({ belt, viewOf }: Omit<PartProps, 'room'>) => {
  const { projection } = useFlat();
  return (
    <g className="pointer-fine:hidden">
      {belt.points.map((point, index) => {
        const [x, y] = spotIn(projection, viewOf, point);
        return (
          <circle
            key={point.label}
            {...targetProps({ kind: 'belt-point', id: belt.id, index })}
            cx={x}
            cy={y}
            r={HALO_RADIUS}
            fill="transparent"
          />
        );
      })}
    </g>
  );
};

/** Rods that hold the points of a belt under the ceiling. */
const BeltRods = ({ belt, room, viewOf }: PartProps) => {
  const { projection } = useFlat();
  return (
    <g className="stroke-text" strokeWidth={2}>
      {belt.points
        .filter(({ surface }) => surface === 'ceiling')
        .map((point) => (
          <path
            key={point.label}
            d={linePath([spotIn(projection, viewOf, { ...point, y: room.heightMetres }), spotIn(projection, viewOf, point)])}
          />
        ))}
    </g>
  );
};

const FEED = { widthMetres: 0.14, heightMetres: 0.05 } as const;

/** The box of a feed with its cable and its power. */
const BeltFeed = ({ belt, room, viewOf, isElevation }: PartProps & { readonly isElevation: boolean }) => {
  const { format } = useEditorShell();
  const { view, projection, activeId } = useFlat();
  const words = useBeltWords();
  const { feed } = belt;
  const isSelected = useView((state) => feed !== undefined && state.selection.includes(feed.id));
  const place = placeOfFeed(belt, room);
  const point = feed && words.pointOf(belt, feed);
  if (feed === undefined || place === undefined || point === undefined) return null;
  const [x, y] = spotIn(projection, viewOf, place);
  const [px, py] = spotIn(projection, viewOf, point);
  const wide = Math.max(14, FEED.widthMetres * projection.scale);
  const high = Math.max(6, FEED.heightMetres * projection.scale);
  const isOnFloor = feed.surface === 'floor';
  const box = isElevation
    ? { x: x - wide / 2, y: isOnFloor ? y - high : y, width: wide, height: high, rx: 2 }
    : { x: x - wide / 2, y: y - wide / 2, width: wide, height: wide, rx: wide / 2 };
  const cable = isElevation ? `M${x} ${isOnFloor ? y - high : y + high}Q${x} ${py + 6} ${px} ${py}` : `M${x} ${y}L${px} ${py}`;
  const watts = feed.deliveredWatts === undefined ? undefined : format.watts(feed.deliveredWatts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element
    <g
      {...targetProps({ kind: 'element', id: feed.id })}
      id={partId(view, feed.id)}
      role="button"
      aria-label={[words.feedName(feed), watts].filter(Boolean).join(', ')}
      aria-pressed={isSelected}
      tabIndex={-1}
      className="outline-none"
      style={{ cursor: 'pointer' }}
    >
      <path d={cable} className="fill-none stroke-text" strokeWidth={1.4} />
      <rect x={box.x - 8} y={box.y - 8} width={box.width + 16} height={box.height + 16} fill="transparent" />
      {(isSelected || activeId === feed.id) && (
        <rect
          x={box.x - 3}
          y={box.y - 3}
          width={box.width + 6}
          height={box.height + 6}
          rx={box.rx + 3}
          className="fill-none stroke-accent"
          strokeWidth={3}
        />
      )}
      <rect {...box} className="fill-inverse" />
      {!isElevation && (
        <g transform={`translate(${x - 6} ${y - 6})`} className="text-on-inverse">
          <BoltIcon size={12} />
        </g>
      )}
    </g>
  );
};

/** Points of a belt and the handle of the span in hand; over the lights, so that they can be taken hold of. */
export const FlatBeltMarks = memo(({ belt: standing, viewOf, isElevation }: Omit<FlatBeltProps, 'room'>) => {
  const { isReadOnly } = useEditorShell();
  const { projection } = useFlat();
  const belt = useLiveBelt(standing);
  const active = useActiveSpan();
  const isSelected = useView((state) => state.selection.includes(belt.id));
  const ink = belt.feed === undefined ? 'stroke-attention' : 'stroke-text';
  const spotOf = (point: RoomPoint) => spotIn(projection, viewOf, point);
  return (
    <g>
      {isElevation && isSelected && !isReadOnly && active?.belt.id === belt.id && (
        <SagHandle belt={belt} index={active.index} viewOf={viewOf} />
      )}
      {belt.points.map((point, index) => {
        const [x, y] = spotOf(point);
        return (
          <g
            key={point.label}
            {...targetProps({ kind: 'belt-point', id: belt.id, index })}
            style={{ cursor: isReadOnly ? 'default' : 'grab' }}
          >
            <circle cx={x} cy={y} r={11} fill="transparent" />
            {isSelected && <circle cx={x} cy={y} r={POINT_RADIUS + 3} className="fill-none stroke-accent" strokeWidth={2.5} />}
            <circle cx={x} cy={y} r={POINT_RADIUS} className={`fill-surface ${ink}`} strokeWidth={2} />
          </g>
        );
      })}
    </g>
  );
});
FlatBeltMarks.displayName = 'FlatBeltMarks';

/** The dot by which the sag of a span is pulled, and how far it hangs under its chord. */
const SagHandle = ({ belt, index, viewOf }: { readonly belt: SceneBelt; readonly index: number; readonly viewOf: ViewOf }) => {
  const { projection } = useFlat();
  const place = sagPlaceOf(belt, index);
  if (place === undefined) return null;
  const [x, y] = spotIn(projection, viewOf, place.lowest);
  const [, top] = spotIn(projection, viewOf, place.chord);
  return (
    <g>
      <path d={`M${x} ${top}V${y}`} className="pointer-events-none fill-none stroke-muted" strokeWidth={1} />
      <g {...targetProps({ kind: 'sag-handle', id: belt.id, index })} style={{ cursor: 'ns-resize' }}>
        <circle cx={x} cy={y} r={HALO_RADIUS} fill="transparent" className="pointer-fine:hidden" />
        <circle cx={x} cy={y} r={9} className="fill-surface stroke-text" strokeWidth={2} />
        <path
          d={`M${x} ${y - 4.5}v9m-2.6-6.4l2.6-2.6 2.6 2.6m-5.2 3.8l2.6 2.6 2.6-2.6`}
          className="fill-none stroke-text"
          strokeWidth={1.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </g>
  );
};
