import { type LiveState, lightOnBelt, type SceneLight } from '@candil/configurator';
import { memo } from 'react';
import { useTurnedLight } from '../belt/use-live-light';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { lightInPlan } from '../flat/light-in-plan';
import { Moved, useLiveAttribute } from '../flat/moved';
import { offset } from '../flat/offset';
import { OverDrawing } from '../flat/over-drawing';
import { toX, toY } from '../flat/projection';
import { useEditorShell } from '../state/editor-shell';
import { useHasFix } from '../state/use-editor-state';
import { useLiveOf, useViewOf } from '../state/use-state-of';
import { bodyColours } from '../words/body-colours';
import { useLightLabel } from '../words/use-light-label';

/** Smaller than this, in pixels, the body is hard to hit; a wider circle takes the press. */
const HIT_RADIUS = 14;
/** Radius of what the ring of a selected body that lies along its belt goes around. */
const SLENDER_RING = 8;

interface PlanLightProps {
  readonly light: SceneLight;
}

/** A luminaire from above in its finish. It is dragged as a whole, without being drawn anew. */
export const PlanLight = memo(({ light: standing }: PlanLightProps) => {
  const light = useTurnedLight(standing);
  const { editor } = useEditorShell();
  const { view, projection, activeId } = useFlat();
  const liveHeightCm = useLiveOf(light.id, (state) => state.overrides.get(light.id)?.heightCm);
  const isSelected = useViewOf(light.id, (state) => state.selection.includes(light.id));
  const isHovered = useViewOf(light.id, (state) => state.hovered === light.id);
  const hasFix = useHasFix(light.id);
  const label = useLightLabel(light, liveHeightCm);
  const [x, y] = [toX(projection, standing.x), toY(projection, standing.z)];
  const transformOf = (live: LiveState) => {
    const at = live.overrides.get(light.id) ?? lightOnBelt(standing, live);
    return offset(toX(projection, at.x) - x, toY(projection, at.z) - y);
  };
  const group = useLiveAttribute<SVGGElement>({ name: 'transform', id: light.id, otherId: light.host?.beltId, attributeOf: transformOf });
  const { body, isLight } = bodyColours(editor.sources.context, light.model, light.color);
  const { radius, slenderHeight, isLabelInside, labelDown } = lightInPlan(light, editor.sources.context, projection.scale);
  const ringRadius = slenderHeight === undefined ? radius : SLENDER_RING;
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
      style={{ cursor: 'grab' }}
    >
      <circle cx={x} cy={y} r={Math.max(HIT_RADIUS, radius)} fill="none" pointerEvents="all" />
      {isSelected && <circle cx={x} cy={y} r={ringRadius + 5} className="fill-none stroke-accent" strokeWidth={3} />}
      {isSelected && <circle cx={x} cy={y} r={ringRadius + 2.5} className="fill-none stroke-text" strokeWidth={2} />}
      {!isSelected && (isHovered || activeId === light.id) && (
        <OverDrawing>
          <Moved id={light.id} otherId={light.host?.beltId} transformOf={transformOf}>
            <circle
              cx={x}
              cy={y}
              r={radius + 3}
              className="fill-none stroke-text"
              strokeWidth={1.5}
              strokeDasharray={activeId === light.id ? undefined : '3 3'}
            />
          </Moved>
        </OverDrawing>
      )}
      {slenderHeight === undefined ? (
        <circle cx={x} cy={y} r={radius} fill={body} className="stroke-muted" strokeWidth={1} />
      ) : (
        <rect
          x={x - radius}
          y={y - slenderHeight / 2}
          width={2 * radius}
          height={slenderHeight}
          rx={2}
          fill={body}
          className="stroke-muted"
          strokeWidth={1}
          transform={`rotate(${alongDegrees(light)} ${x} ${y})`}
        />
      )}
      {(hasFix || light.collides) && (
        <circle cx={x + radius * 0.75} cy={y - radius * 0.75} r={5} className="fill-attention stroke-surface" strokeWidth={1.5} />
      )}
      <text
        x={x}
        y={y + labelDown}
        textAnchor="middle"
        dominantBaseline="central"
        className={`pointer-events-none font-semibold ${isLabelInside && radius < 11 ? 'text-[0.625rem]' : 'text-xs'}`}
        fill={isLabelInside ? (isLight ? '#161613' : '#ffffff') : 'var(--color-text)'}
      >
        {light.label}
      </text>
    </g>
  );
});
PlanLight.displayName = 'PlanLight';

/** Returns the rotation in the plan of a body that lies along its belt, in degrees. */
const alongDegrees = ({ host }: SceneLight): number =>
  host === undefined ? 0 : (Math.atan2(host.tangent.z, host.tangent.x) * 180) / Math.PI;
