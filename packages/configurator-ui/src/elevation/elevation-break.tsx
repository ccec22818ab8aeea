interface ElevationBreakProps {
  /** Pixels. */
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Distance of the drawn floor under the break, in pixels. */
export const BREAK_PIXELS = 16;
const NOTCH = 7;

/** Walls that break off, and the floor under them: nothing hangs between. */
export const ElevationBreak = ({ left, right, y }: ElevationBreakProps) => {
  const middle = (left + right) / 2;
  return (
    <g className="pointer-events-none fill-none">
      <path
        d={`M${left} ${y}H${middle - NOTCH}l${NOTCH / 2} ${-NOTCH}l${NOTCH} ${2 * NOTCH}l${NOTCH / 2} ${-NOTCH}H${right}`}
        className="stroke-muted"
        strokeWidth={1}
      />
      <path d={`M${left} ${y + BREAK_PIXELS}H${right}`} className="stroke-text" strokeWidth={2} />
    </g>
  );
};
