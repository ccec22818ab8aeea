import { pointIlluminanceLux } from '../illuminance';
import { fieldAngleDegrees } from '../light';
import type { LightDistribution } from '../luminaire';
import { contourPieces, joinPieces } from './contour-lines';
import { type DiagramOptions, frameOf, line, type Point, px, shown, svg, text } from './svg';

/** Illuminances on an even grid that spans a rectangle, row by row from its corner at the origin. */
export interface IlluminanceGrid {
  /** Cells along the length, 1 or more. */
  readonly columns: number;
  /** Cells along the width, 1 or more. */
  readonly rows: number;
  /** Illuminance at the middle of each cell, row after row along the length. */
  readonly valuesLux: ArrayLike<number>;
  /** Length of all columns together. */
  readonly lengthMetres: number;
  /** Width of all rows together. */
  readonly widthMetres: number;
}

/** Options of an isolux diagram. */
export interface IsoluxOptions extends DiagramOptions {
  /** Lines that are drawn; default those of the series 1, 2, 5 up to the largest value, six of them. */
  readonly levelsLux?: readonly number[];
}

const LINES = 6;
const SERIES = [1, 2, 5];
const POINTS = 81;
const WIDEST_HEIGHTS = 4;
/** Both sides of the field and a little more. */
const FIELD_MARGIN = 2.5;

function levelsUpTo(most: number): readonly number[] {
  if (!(most > 0)) return [];
  const levels = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
    .flatMap((power) => SERIES.map((factor) => factor * 10 ** power))
    .filter((level) => level < most);
  return levels.slice(-LINES);
}

/** Lines of equal illuminance over a rectangle such as a floor or a table, seen from above, y up (DI1, DI5). */
export function isoluxDiagram(grid: IlluminanceGrid, options: IsoluxOptions = {}): string {
  const frame = frameOf(options);
  const { size, fontPixels, colours, isSmall } = frame;
  const { columns, rows, valuesLux: values, lengthMetres, widthMetres } = grid;
  if (columns < 2 || rows < 2 || values.length !== columns * rows) throw new RangeError('a grid has a value for each of its points');
  const margin = fontPixels * 1.8;
  const width = size - 2 * margin;
  const height = (width * widthMetres) / lengthMetres;
  const place = ([column, row]: Point): Point => [margin + (column / (columns - 1)) * width, margin + height - (row / (rows - 1)) * height];
  let most = 0;
  for (let index = 0; index < values.length; index += 1) most = Math.max(most, values[index] as number);
  const levels = options.levelsLux ?? levelsUpTo(most);
  const contours = levels.map((level, index) => ({
    level,
    strength: 0.6 + (1.4 * (index + 1)) / levels.length,
    lines: joinPieces(contourPieces({ columns, rows, values }, level)).map((points) => points.map(place)),
  }));
  // To the right end of the longest line of a level; lines too near to one that has a label go without.
  const labels: { level: number; at: Point }[] = [];
  for (const { level, lines } of contours) {
    const [longest] = [...lines].sort((a, b) => b.length - a.length);
    const at = longest?.reduce((best, point) => (point[0] > best[0] ? point : best));
    const isFree =
      at !== undefined &&
      labels.every((label) => Math.hypot(label.at[0] - at[0], label.at[1] - at[1]) > fontPixels * (isSmall ? 2.2 : 2.6));
    if (isFree) labels.push({ level, at });
  }
  return svg(frame, height + 2 * margin + fontPixels, options.label, [
    `<rect x="${px(margin)}" y="${px(margin)}" width="${px(width)}" height="${px(height)}" fill="none" stroke="${colours.grid}"/>`,
    ...contours.flatMap(({ lines, strength }) => lines.map((points) => line(points, colours.first, strength))),
    ...labels.map(({ level, at }) => text(frame, [at[0], at[1] + fontPixels * 0.35], shown(level), 'middle', 0.85)),
    text(frame, [margin, margin - fontPixels * 0.5], 'lx', 'start', 0.9),
    text(frame, [size / 2, height + 2 * margin], `${shown(lengthMetres)} m × ${shown(widthMetres)} m`, 'middle', 0.9),
  ]);
}

/** Side of the square that holds the field of a light, rounded up to half metres, from one to four times its height. */
function fieldSide(distribution: LightDistribution, heightMetres: number): number {
  const half = Math.max(...[0, 90].map((plane) => fieldAngleDegrees(distribution, plane) ?? 180)) / 2;
  const wide = Math.min(WIDEST_HEIGHTS, Math.max(1, FIELD_MARGIN * Math.tan((Math.min(80, half) * Math.PI) / 180)));
  return Math.ceil(wide * heightMetres * 2) / 2;
}

/**
 * Direct illuminance on the floor below one light, over a square of the given width, for an isolux diagram; default as wide as the field of
 * the light needs, four times the height at most.
 */
export function floorGrid(
  distribution: LightDistribution,
  heightMetres: number,
  sideMetres = fieldSide(distribution, heightMetres),
): IlluminanceGrid {
  if (!(heightMetres > 0 && sideMetres > 0)) throw new RangeError('heights and sides are above 0');
  const valuesLux = new Float64Array(POINTS * POINTS);
  const light = { distribution, positionMetres: [sideMetres / 2, sideMetres / 2, heightMetres] } as const;
  for (let index = 0; index < valuesLux.length; index += 1) {
    const [x, y] = [((index % POINTS) / (POINTS - 1)) * sideMetres, (Math.floor(index / POINTS) / (POINTS - 1)) * sideMetres];
    valuesLux[index] = pointIlluminanceLux(light, { positionMetres: [x, y, 0], normal: [0, 0, 1] });
  }
  return { columns: POINTS, rows: POINTS, valuesLux, lengthMetres: sideMetres, widthMetres: sideMetres };
}
