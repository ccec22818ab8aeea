import { useLive } from '../state/use-editor-state';
import { useFlat } from './flat-context';
import { toX, toY } from './projection';

interface MarqueeProps {
  /** The place of the room as metres of the view. */
  readonly viewOf: (place: { readonly x: number; readonly z: number }) => readonly [u: number, v: number];
}

/** The rectangle by which several are selected. */
export const Marquee = ({ viewOf }: MarqueeProps) => {
  const { view, projection } = useFlat();
  const marquee = useLive((state) => state.marquee);
  if (marquee === undefined || marquee.view !== view) return null;
  const [u1, v1] = viewOf(marquee.from);
  const [u2, v2] = viewOf(marquee.to);
  const [x1, x2] = [toX(projection, u1), toX(projection, u2)];
  const [y1, y2] = [toY(projection, v1), toY(projection, v2)];
  return (
    <rect
      x={Math.min(x1, x2)}
      y={Math.min(y1, y2)}
      width={Math.abs(x2 - x1)}
      height={Math.abs(y2 - y1)}
      className="pointer-events-none fill-accent/20 stroke-text"
      strokeWidth={1}
      strokeDasharray="4 3"
    />
  );
};
