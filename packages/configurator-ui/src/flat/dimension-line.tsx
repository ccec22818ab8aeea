import type { Shape } from '@candil/configurator-3d/drawing';
import { DrawnShapes } from './drawn-shapes';

interface Dimension {
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
export const DimensionLine = (dimension: Dimension) => <DrawnShapes shapes={dimensionShapes(dimension)} />;

/** The shapes of such a line. */
export const dimensionShapes = ({ x1, y1, x2, y2, text, part, look = 'quiet' }: Dimension): readonly Shape[] => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 1) return [];
  const isUpright = Math.abs(x2 - x1) < Math.abs(y2 - y1);
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const width = text.length * DIGIT_PIXELS + 8;
  const isStrong = look === 'strong';
  const [tickX, tickY] = [((y1 - y2) / length) * TICK_PIXELS, ((x2 - x1) / length) * TICK_PIXELS];
  const tick = (x: number, y: number) => `M${x + tickX} ${y + tickY}L${x - tickX} ${y - tickY}`;
  const turned = isUpright ? { transform: `rotate(-90 ${middleX} ${middleY})` } : {};
  const line: Shape = [
    'path',
    {
      d: `M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`,
      class: isStrong ? 'fill-none stroke-text' : 'fill-none stroke-muted',
      'stroke-width': isStrong ? 1.5 : 1,
    },
  ];
  const ground: Shape = [
    'rect',
    { x: middleX - width / 2, y: middleY - 9, width, height: 18, rx: isStrong ? 9 : 0, class: 'fill-surface', ...turned },
  ];
  const words: Shape = [
    'text',
    {
      x: middleX,
      y: middleY,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      class: isStrong ? 'fill-text text-sm font-semibold' : 'fill-muted text-xs',
      ...turned,
    },
    text,
  ];
  return [...(part === 'text' ? [] : [line]), ...(part === 'line' ? [] : [ground, words])];
};
