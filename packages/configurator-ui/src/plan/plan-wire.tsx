import type { SceneCanopy, SceneLight } from '@candil/configurator';
import { memo } from 'react';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useLiveOf } from '../state/use-state-of';

interface PlanWireProps {
  readonly canopy: SceneCanopy;
  readonly light: SceneLight;
}

/** A free wire from its canopy to the hook over a light, slack as it hangs. */
export const PlanWire = memo(({ canopy, light }: PlanWireProps) => {
  const { projection } = useFlat();
  const from = useLiveOf(canopy.id, (state) => state.overrides.get(canopy.id)) ?? canopy;
  const to = useLiveOf(light.id, (state) => state.overrides.get(light.id)) ?? light;
  const [x1, y1] = [toX(projection, from.x), toY(projection, from.z)];
  const [x2, y2] = [toX(projection, to.x), toY(projection, to.z)];
  // A slight bow distinguishes a wire from a line of the drawing.
  const [bowX, bowY] = [(x1 + x2) / 2 + (y2 - y1) * 0.06, (y1 + y2) / 2 + (x1 - x2) * 0.06];
  return <path d={`M${x1} ${y1}Q${bowX} ${bowY} ${x2} ${y2}`} className="pointer-events-none fill-none stroke-muted" strokeWidth={1} />;
});
PlanWire.displayName = 'PlanWire';
