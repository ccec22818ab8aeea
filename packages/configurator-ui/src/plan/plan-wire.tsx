import type { LiveState, SceneCanopy, SceneLight } from '@candil/configurator';
import { memo } from 'react';
import { useFlat } from '../flat/flat-context';
import { useLiveAttribute } from '../flat/moved';
import { toX, toY } from '../flat/projection';

interface PlanWireProps {
  readonly canopy: SceneCanopy;
  readonly light: SceneLight;
}

/** A free wire from its canopy to the hook over a light, slack as it hangs. */
export const PlanWire = memo(({ canopy, light }: PlanWireProps) => {
  const { projection } = useFlat();
  const lineOf = ({ overrides }: LiveState): string => {
    const [from, to] = [overrides.get(canopy.id) ?? canopy, overrides.get(light.id) ?? light];
    const [x1, y1] = [toX(projection, from.x), toY(projection, from.z)];
    const [x2, y2] = [toX(projection, to.x), toY(projection, to.z)];
    // A slight bow distinguishes a wire from a line of the drawing.
    const [bowX, bowY] = [(x1 + x2) / 2 + (y2 - y1) * 0.06, (y1 + y2) / 2 + (x1 - x2) * 0.06];
    return `M${x1} ${y1}Q${bowX} ${bowY} ${x2} ${y2}`;
  };
  const path = useLiveAttribute<SVGPathElement>({ name: 'd', id: light.id, otherId: canopy.id, attributeOf: lineOf });
  return <path ref={path} className="pointer-events-none fill-none stroke-muted" strokeWidth={1} />;
});
PlanWire.displayName = 'PlanWire';
