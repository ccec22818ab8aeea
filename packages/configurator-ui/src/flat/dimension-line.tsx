interface DimensionLineProps {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly text: string;
  /** Only its line, or only its text, where something is drawn between the two. */
  readonly part?: 'line' | 'text' | undefined;
  /** `strong` is the line that follows a dragged element. */
  readonly look?: 'quiet' | 'strong';
}

const TICK_PIXELS = 4;
/** About the advance of a digit at 12 px. */
const DIGIT_PIXELS = 7.2;

/** A line with its length in the middle and ticks at both ends; text on upright lines runs upwards. Pixels. */
export const DimensionLine = ({ x1, y1, x2, y2, text, part, look = 'quiet' }: DimensionLineProps) => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 1) return null;
  const isUpright = Math.abs(x2 - x1) < Math.abs(y2 - y1);
  const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const width = text.length * DIGIT_PIXELS + 8;
  const isStrong = look === 'strong';
  const tick = (x: number, y: number) =>
    `M${x - alongY * TICK_PIXELS} ${y + alongX * TICK_PIXELS}L${x + alongY * TICK_PIXELS} ${y - alongX * TICK_PIXELS}`;
  return (
    <g className="pointer-events-none">
      {part !== 'text' && (
        <path
          d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`}
          className={isStrong ? 'stroke-text' : 'stroke-muted'}
          strokeWidth={isStrong ? 1.5 : 1}
          fill="none"
        />
      )}
      {part !== 'line' && (
        <g transform={isUpright ? `rotate(-90 ${middleX} ${middleY})` : undefined}>
          <rect x={middleX - width / 2} y={middleY - 9} width={width} height={18} rx={isStrong ? 9 : 0} className="fill-surface" />
          <text
            x={middleX}
            y={middleY}
            textAnchor="middle"
            dominantBaseline="central"
            className={isStrong ? 'fill-text text-sm font-semibold' : 'fill-muted text-xs'}
          >
            {text}
          </text>
        </g>
      )}
    </g>
  );
};
