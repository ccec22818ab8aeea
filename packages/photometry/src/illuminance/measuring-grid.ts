import type { Vector } from '../light';
import type { Receiver } from './point';

/** A level rectangle in the room, by its corner nearest to the origin. */
export interface LevelRectangle {
  /** Coordinate of its corner nearest to the corner of the room, along the length of the room. */
  readonly xMetres: number;
  /** Coordinate of the same corner along the width of the room. */
  readonly yMetres: number;
  /** Along the length of the room. */
  readonly lengthMetres: number;
  /** Along the width of the room. */
  readonly widthMetres: number;
  /** Above the floor. */
  readonly heightMetres: number;
}

/** A level disc, such as a round table. */
export interface LevelDisc {
  /** Its middle, from the corner of the room. */
  readonly centreMetres: Vector;
  /** Above 0. */
  readonly radiusMetres: number;
}

const UP: Vector = [0, 0, 1];
const MOST_POINTS = 100_000;

/** Points facing up at the middles of the cells of a rectangle, row by row along x (RO5). A RangeError beyond 100,000 points. */
export function rectangleGrid(rectangle: LevelRectangle, columns: number, rows: number): readonly Receiver[] {
  if (!(columns >= 1 && rows >= 1 && columns * rows <= MOST_POINTS)) throw new RangeError('a grid has 1 to 100,000 points');
  const { xMetres, yMetres, lengthMetres, widthMetres, heightMetres } = rectangle;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = xMetres + ((column + 0.5) / columns) * lengthMetres;
    const y = yMetres + ((row + 0.5) / rows) * widthMetres;
    return { positionMetres: [x, y, heightMetres], normal: UP } as const;
  });
}

/** Points facing up at the middles of square cells, so many across, that lie on a disc (RO5). */
export function discGrid({ centreMetres, radiusMetres }: LevelDisc, across: number): readonly Receiver[] {
  const [x, y, heightMetres] = centreMetres;
  const square = {
    xMetres: x - radiusMetres,
    yMetres: y - radiusMetres,
    lengthMetres: 2 * radiusMetres,
    widthMetres: 2 * radiusMetres,
    heightMetres,
  };
  return rectangleGrid(square, across, across).filter(({ positionMetres: [px, py] }) => Math.hypot(px - x, py - y) <= radiusMetres);
}
