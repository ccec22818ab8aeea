import { contourPieces, joinPieces } from './contour-lines';
import type { IlluminanceGrid } from './isolux-diagram';
import { type DiagramOptions, escaped, frameOf, labelPixels, line, type Point, px, shown, svg, text } from './svg';

/** Options of a map of illuminance. */
export interface LuxMapOptions extends DiagramOptions {
  /** Ascending, one to eight; default 50, 100, 200, 300 and 500. */
  readonly levelsLux?: readonly number[];
}

const LEVELS = [50, 100, 200, 300, 500];
const MOST_LEVELS = 8;
/** Strength of the colour of the highest level. */
const STRONGEST = 0.75;
const SAMPLE = 1.1;

/** Number of levels that a value reaches. */
const bandOf = (value: number, levels: readonly number[]) => levels.filter((level) => value >= level).length;

/**
 * A map of illuminance: cells coloured by the level they reach, lines where a level begins, and the levels named below, so that colour is
 * never the only sign (DI1, DI6). Values are those at the middles of the cells, row by row from the corner at the origin, y up. A RangeError
 * where a value is missing or levels do not ascend.
 */
export function luxMapDiagram(grid: IlluminanceGrid, options: LuxMapOptions = {}): string {
  const frame = frameOf(options);
  const { size, fontPixels, colours } = frame;
  const { columns, rows, valuesLux: values, lengthMetres, widthMetres } = grid;
  const { levelsLux: levels = LEVELS } = options;
  if (columns < 1 || rows < 1 || values.length !== columns * rows) throw new RangeError('a map has a value for each of its cells');
  const ascend = levels.every((level, index) => level > (levels[index - 1] ?? 0));
  if (!ascend || levels.length === 0 || levels.length > MOST_LEVELS) throw new RangeError('one to eight levels ascend');
  const margin = fontPixels;
  const width = size - 2 * margin;
  const height = (width * widthMetres) / lengthMetres;
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  const strength = (band: number) => px((STRONGEST * band) / levels.length);
  const fill = (band: number) => `fill="${escaped(colours.first)}" fill-opacity="${strength(band)}"`;
  const cells: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const bands = Array.from({ length: columns }, (_, column) => bandOf(values[row * columns + column] as number, levels));
    // Neighbours of one level are one rectangle.
    for (let start = 0; start < columns; ) {
      let end = start + 1;
      while (end < columns && bands[end] === bands[start]) end += 1;
      const [x, y] = [margin + start * cellWidth, margin + height - (row + 1) * cellHeight];
      if (bands[start] !== 0)
        cells.push(
          `<rect x="${px(x)}" y="${px(y)}" width="${px((end - start) * cellWidth)}" height="${px(cellHeight)}" ${fill(bands[start] as number)}/>`,
        );
      start = end;
    }
  }
  const place = ([column, row]: Point): Point => [margin + (column + 0.5) * cellWidth, margin + height - (row + 0.5) * cellHeight];
  const lines = levels.flatMap((level) =>
    joinPieces(contourPieces({ columns, rows, values }, level)).map((points) => line(points.map(place), colours.first, 0.8)),
  );
  const names = ['< ', ...levels.map(() => '')].map((sign, band) => `${sign}${shown(levels[Math.max(0, band - 1)] as number)}`);
  const side = fontPixels * SAMPLE;
  let [left, top] = [margin, height + 2 * margin];
  const legend = names.flatMap((name, band) => {
    const wide = side + fontPixels * 0.4 + labelPixels(frame, name, 0.9) + fontPixels * 0.8;
    if (left > margin && left + wide > size - margin) [left, top] = [margin, top + side * 1.6];
    const sample = `<rect x="${px(left)}" y="${px(top)}" width="${px(side)}" height="${px(side)}" ${fill(band)} stroke="${escaped(colours.grid)}"/>`;
    const label = text(frame, [left + side + fontPixels * 0.4, top + side * 0.85], name, 'start', 0.9);
    left += wide;
    return [sample, label];
  });
  const unit = text(frame, [size - margin, top + side * 2.4], `lx, ${shown(lengthMetres)} m × ${shown(widthMetres)} m`, 'end', 0.9);
  return svg(frame, top + side * 3, options.label, [
    // Without seams between the rows.
    `<g shape-rendering="crispEdges">${cells.join('')}</g>`,
    ...lines,
    `<rect x="${px(margin)}" y="${px(margin)}" width="${px(width)}" height="${px(height)}" fill="none" stroke="${escaped(colours.grid)}"/>`,
    ...legend,
    unit,
  ]);
}
