import { type BoardBody, placeOnBoard } from './board-shape';

/** Bodies may touch; what is less than this is rounding. */
const TOUCH_METRES = 0.0005;

/** A place of a board, metres. */
export interface BoardPoint {
  /** Metres from the middle of the board, to the right. */
  readonly x: number;
  /** Metres from the middle of the board, down the plan. */
  readonly z: number;
}

/** The corners of a body, clockwise. */
export function cornersOf(body: BoardBody): readonly [BoardPoint, BoardPoint, BoardPoint, BoardPoint] {
  const [x, z] = [body.widthMetres / 2, body.depthMetres / 2];
  return [
    placeOnBoard(body, { x: -x, z: -z }),
    placeOnBoard(body, { x, z: -z }),
    placeOnBoard(body, { x, z }),
    placeOnBoard(body, { x: -x, z }),
  ];
}

const radiusOf = ({ widthMetres, depthMetres }: BoardBody): number => Math.hypot(widthMetres, depthMetres) / 2;

/** Checks whether two parts on one layer overlap (TB6). */
export function bodiesOverlap(one: BoardBody, other: BoardBody): boolean {
  if (one.shape.layer !== other.shape.layer) return false;
  const metres = Math.hypot(one.x - other.x, one.z - other.z);
  const isRound = [one, other].map(({ shape }) => shape.outline === 'round');
  const reach = [one, other].reduce((sum, body, index) => sum + (isRound[index] ? body.widthMetres / 2 : radiusOf(body)), 0);
  if (metres >= reach - TOUCH_METRES) return false;
  if (isRound[0] && isRound[1]) return true;
  if (isRound[0]) return circleOverlaps(one, other);
  if (isRound[1]) return circleOverlaps(other, one);
  return [one, other].every((body) => !isApart(body, one, other));
}

/** The distance from the middle of a circle to a rectangle, in the frame of the rectangle. */
function circleOverlaps(circle: BoardBody, rectangle: BoardBody): boolean {
  const turned = { x: 0, z: 0, turnDegrees: -rectangle.turnDegrees };
  const middle = placeOnBoard(turned, { x: circle.x - rectangle.x, z: circle.z - rectangle.z });
  const dx = Math.max(Math.abs(middle.x) - rectangle.widthMetres / 2, 0);
  const dz = Math.max(Math.abs(middle.z) - rectangle.depthMetres / 2, 0);
  return Math.hypot(dx, dz) < circle.widthMetres / 2 - TOUCH_METRES;
}

/** Checks whether a line along a side of `frame` separates two rectangles. */
function isApart(frame: BoardBody, one: BoardBody, other: BoardBody): boolean {
  const radians = (frame.turnDegrees * Math.PI) / 180;
  const axes: readonly BoardPoint[] = [
    { x: Math.cos(radians), z: Math.sin(radians) },
    { x: -Math.sin(radians), z: Math.cos(radians) },
  ];
  return axes.some((axis) => {
    const [first, second] = [shadowOf(one, axis), shadowOf(other, axis)];
    return first.to <= second.from + TOUCH_METRES || second.to <= first.from + TOUCH_METRES;
  });
}

function shadowOf(body: BoardBody, axis: BoardPoint): { readonly from: number; readonly to: number } {
  const along = cornersOf(body).map(({ x, z }) => x * axis.x + z * axis.z);
  return { from: Math.min(...along), to: Math.max(...along) };
}

/** Every pair of parts that lie over one another, each once (TB6). */
export function boardOverlaps(bodies: readonly BoardBody[]): readonly (readonly [BoardBody, BoardBody])[] {
  // Along x only those are compared whose reach can meet: a board of many parts is long rather than deep.
  const sorted = bodies.toSorted((one, other) => one.x - radiusOf(one) - (other.x - radiusOf(other)));
  const found: (readonly [BoardBody, BoardBody])[] = [];
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as BoardBody;
      if (other.x - radiusOf(other) > one.x + radiusOf(one)) break;
      if (bodiesOverlap(one, other)) found.push([one, other]);
    }
  }
  return found;
}
