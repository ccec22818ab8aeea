import { type ElevationAxis, type LiveState, lightOnBelt, type SceneLight, type SceneRoom } from '@candil/configurator';
import { memo } from 'react';
import { useTurnedLight } from '../belt/use-live-light';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { Moved, useLiveAttribute } from '../flat/moved';
import { offset } from '../flat/offset';
import { OverDrawing } from '../flat/over-drawing';
import { toX, toY } from '../flat/projection';
import { useHasFix } from '../state/use-editor-state';
import { useLiveOf, useViewOf } from '../state/use-state-of';
import { useLengths } from '../words/use-lengths';
import { useLightLabel } from '../words/use-light-label';
import { acrossOf } from './elevation-axis';
import { ElevationBody } from './elevation-body';
import type { LabelPlace } from './label-places';

interface ElevationLightProps {
  readonly light: SceneLight;
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
  /** Undefined where there is no place for its label. */
  readonly labelPlace: LabelPlace | undefined;
  /** Pixels to the right of its place in the elevation, for a wall in a strip of several; default 0. */
  readonly shift?: number;
}

/** The box by which a luminaire rides on a belt, metres. */
const CLIP = { width: 0.045, height: 0.065, over: 0.03 } as const;

/** Returns the visible share of the length of a body that lies along its belt. */
const seenAcross = ({ axis }: ElevationAxis, { host }: SceneLight): number => (host === undefined ? 1 : Math.abs(host.tangent[axis]));

/**
 * A luminaire on its cable from the side, with its height under it. It is dragged as a whole, and drawn anew where its height changes; at rest
 * its shapes stand at their pixels (see `offset`).
 */
export const ElevationLight = memo(({ light: standing, room, axis, labelPlace, shift = 0 }: ElevationLightProps) => {
  const light = useTurnedLight(standing);
  const { view, projection, activeId } = useFlat();
  const lengths = useLengths();
  const liveHeightCm = useLiveOf(light.id, (state) => state.overrides.get(light.id)?.heightCm);
  const isSelected = useViewOf(light.id, (state) => state.selection.includes(light.id));
  const isHovered = useViewOf(light.id, (state) => state.hovered === light.id);
  const hasFix = useHasFix(light.id);
  const label = useLightLabel(light, liveHeightCm);
  const heightCm = liveHeightCm ?? light.heightCm;
  const bottomOf = ({ bottomMetres }: SceneLight, height: number | undefined) =>
    toY(projection, -(height === undefined ? bottomMetres : room.heightMetres - height / 100));
  const [x, bottom] = [toX(projection, acrossOf(axis, standing)) + shift, bottomOf(standing, standing.heightCm)];
  const pulledDown = bottomOf(standing, heightCm) - bottom;
  const transformOf = (live: LiveState) => {
    const hosted = lightOnBelt(standing, live);
    const across = toX(projection, acrossOf(axis, live.overrides.get(light.id) ?? hosted)) + shift - x;
    return offset(across, bottomOf(hosted, heightCm) - bottom);
  };
  const group = useLiveAttribute<SVGGElement>({
    name: 'transform',
    id: light.id,
    otherId: light.host?.beltId,
    attributeOf: transformOf,
  });
  // What holds a luminaire stays where it is while its height is pulled, and goes along with its belt.
  const mount = toY(projection, -standing.mountMetres) - pulledDown;
  const [half, high] = [light.radiusMetres * projection.scale, light.bodyHeightMetres * projection.scale];
  const frame = { x: x - half - 5, y: bottom - high - 5, width: 2 * half + 10, height: high + 10, rx: 6 };
  const hasLabel = light.host === undefined && labelPlace !== undefined;
  const labelled = {
    x: x + (labelPlace?.across ?? 0),
    bottom,
    down: labelPlace?.down ?? 0,
    label: light.label,
    height: heightCm === undefined ? undefined : lengths.short(heightCm),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element
    <g
      ref={group}
      {...targetProps({ kind: 'element', id: light.id })}
      id={partId(view, light.id)}
      role="button"
      aria-label={label}
      aria-pressed={isSelected}
      tabIndex={-1}
      className="outline-none"
      style={{ cursor: 'ns-resize' }}
    >
      {light.host === undefined ? (
        <path d={`M${x} ${mount}V${bottom - high}`} className="stroke-text" strokeWidth={1.2} />
      ) : (
        <rect
          x={x - CLIP.width * projection.scale * 0.5}
          y={mount - CLIP.over * projection.scale}
          width={CLIP.width * projection.scale}
          height={CLIP.height * projection.scale}
          rx={1.5}
          className="fill-[#1b1b1d]"
        />
      )}
      <rect
        x={x - Math.max(half, 12)}
        y={bottom - Math.max(high, 24)}
        width={Math.max(2 * half, 24)}
        height={Math.max(high, 24)}
        fill="none"
        pointerEvents="all"
      />
      {isSelected && (
        <rect
          {...frame}
          x={frame.x - 2}
          y={frame.y - 2}
          width={frame.width + 4}
          height={frame.height + 4}
          className="fill-none stroke-accent"
          strokeWidth={2.5}
        />
      )}
      {isSelected && <rect {...frame} className="fill-none stroke-text" strokeWidth={2} />}
      {!isSelected && (isHovered || activeId === light.id) && (
        <OverDrawing>
          <Moved id={light.id} otherId={light.host?.beltId} transformOf={transformOf}>
            <rect
              {...frame}
              className="fill-none stroke-text"
              strokeWidth={1.2}
              strokeDasharray={activeId === light.id ? undefined : '3 3'}
            />
            {!hasLabel && <ElevationLabel {...labelled} />}
          </Moved>
        </OverDrawing>
      )}
      <ElevationBody light={light} x={x} y={bottom} scale={projection.scale} seenAcross={seenAcross(axis, light)} />
      {(hasFix || light.collides) && (
        <circle cx={x + half + 3} cy={bottom - high} r={5} className="fill-attention stroke-surface" strokeWidth={1.5} />
      )}
      {isSelected && heightCm !== undefined ? (
        <g {...targetProps({ kind: 'height-handle', id: light.id })} style={{ cursor: 'ns-resize' }}>
          <circle cx={x} cy={bottom + 8} r={20} fill="transparent" className="pointer-fine:hidden" />
          <circle cx={x} cy={bottom + 8} r={7} className="fill-surface stroke-text" strokeWidth={2} />
        </g>
      ) : (
        (hasLabel || isSelected) && <ElevationLabel {...labelled} />
      )}
    </g>
  );
});
ElevationLight.displayName = 'ElevationLight';

interface ElevationLabelProps {
  readonly x: number;
  /** Underside of the luminaire. */
  readonly bottom: number;
  /** Distance of the label from its place right under the luminaire. */
  readonly down: number;
  readonly label: string;
  readonly height: string | undefined;
}

const ElevationLabel = ({ x, bottom, down, label, height }: ElevationLabelProps) => (
  <g className="pointer-events-none">
    {down > 0 && <path d={`M${x} ${bottom + down + 4}V${bottom + 4}`} className="stroke-faint" strokeWidth={1} strokeDasharray="2 2" />}
    {/* A label may come to lie over furniture. */}
    <text textAnchor="middle" className="fill-text stroke-surface text-xs" strokeWidth={3} strokeLinejoin="round" paintOrder="stroke">
      <tspan x={x} y={bottom + down + 15} className="font-semibold">
        {label}
      </tspan>
      {height !== undefined && (
        <tspan x={x} y={bottom + down + 29} className="fill-muted">
          {height}
        </tspan>
      )}
    </text>
  </g>
);
