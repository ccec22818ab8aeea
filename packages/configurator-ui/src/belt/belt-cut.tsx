import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useLive } from '../state/use-editor-state';
import type { ViewOf } from './span-under-pointer';

/** Half a cut, pixels. */
const HALF = 12;

/** Preview of the cut of a belt: a line across it. */
export const BeltCut = ({ viewOf }: { readonly viewOf: ViewOf }) => {
  const { projection } = useFlat();
  const cut = useLive((state) => state.cut);
  if (cut === undefined) return null;
  const { at, tangent } = cut;
  const [u, v] = viewOf(at);
  const [du, dv] = viewOf({ x: at.x + tangent.x, y: at.y + tangent.y, z: at.z + tangent.z });
  const length = Math.hypot(du - u, dv - v) || 1;
  const [acrossX, acrossY] = [(-(dv - v) / length) * HALF, ((du - u) / length) * HALF];
  const [x, y] = [toX(projection, u), toY(projection, v)];
  return (
    <g className="pointer-events-none">
      <path
        d={`M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}`}
        className="stroke-surface"
        strokeWidth={6}
        strokeLinecap="round"
      />
      <path
        d={`M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}`}
        className="stroke-attention"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeDasharray="5 4"
      />
    </g>
  );
};
