import type { BoardBody, ModelDefinition } from '@candil/domain';

/** Colours of a part: its finish, and ink or white on it. */
export interface PartLook {
  readonly fill: string;
  readonly isDark: boolean;
  readonly givesLight: boolean;
}

const UNPAINTED = '#dcdcd6';
/** Colour of glowing parts seen from above. */
export const LAMP = '#fdf3dd';

export const lookOf = (model: ModelDefinition | undefined, finish: string | undefined): PartLook => {
  const found = model?.variations.find(({ type, modifier }) => type === 'color' && modifier === finish);
  const fill = typeof found?.value === 'string' ? found.value : UNPAINTED;
  return { fill, isDark: lightnessOf(fill) < 0.45, givesLight: (model?.technical.lumens ?? 0) > 0 };
};

/** Returns the perceived lightness of a colour, 0 to 1. */
const lightnessOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

/** Thin parts stay in sight at every scale. */
const LEAST_PIXELS = 5;
const LEAST_HUNG_PIXELS = 10;

export const sizeInPixels = ({ widthMetres, depthMetres, shape }: BoardBody, scale: number) => {
  const least = shape.layer === 'hung' ? LEAST_HUNG_PIXELS : LEAST_PIXELS;
  return { width: Math.max(widthMetres * scale, least), depth: Math.max(depthMetres * scale, least) };
};
