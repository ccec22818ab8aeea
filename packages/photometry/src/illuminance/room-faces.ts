import type { Vector } from '../light';

/** A room with level floor and four walls; one corner of the floor is the origin, length runs along x, width along y. */
export interface RectangularRoom {
  /** Along x, above 0. */
  readonly lengthMetres: number;
  /** Along y, above 0. */
  readonly widthMetres: number;
  /** Along z, above 0. */
  readonly heightMetres: number;
  /** From 0 to below 1. */
  readonly reflectances: { readonly ceiling: number; readonly walls: number; readonly floor: number };
}

/** One of the six faces, laid out in equal rectangles. */
export interface RoomFace {
  /** The walls by the axis that they are square to, and the end of the room that they stand at. */
  readonly name: 'floor' | 'ceiling' | 'wall-x0' | 'wall-x1' | 'wall-y0' | 'wall-y1';
  /** The axis its normal runs along, and the coordinate of the face on it. */
  readonly axis: 0 | 1 | 2;
  /** Metres from the corner of the room. */
  readonly at: number;
  /** Into the room: 1 or −1 along the axis. */
  readonly inward: 1 | -1;
  /** From 0 to below 1. */
  readonly reflectance: number;
  /** The two other axes, and the places along them where rectangles meet. */
  readonly uAxis: 0 | 1 | 2;
  /** The second of the two. */
  readonly vAxis: 0 | 1 | 2;
  /** Metres along `uAxis`, ascending. */
  readonly u: readonly number[];
  /** Metres along `vAxis`, ascending. */
  readonly v: readonly number[];
  /** Index of its first rectangle among all of the room. */
  readonly first: number;
}

const cuts = (length: number, most: number) => {
  const count = Math.max(1, Math.ceil(length / most - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => (index * length) / count);
};

/** The six faces in rectangles with sides of at most this length; they are numbered face after face, row after row (RO1). */
export function roomFaces(room: RectangularRoom, patchMetres: number): readonly RoomFace[] {
  const sizes = [room.lengthMetres, room.widthMetres, room.heightMetres];
  const { ceiling, walls, floor } = room.reflectances;
  const kinds: readonly [RoomFace['name'], 0 | 1 | 2, 0 | 1, number][] = [
    ['floor', 2, 0, floor],
    ['ceiling', 2, 1, ceiling],
    ['wall-x0', 0, 0, walls],
    ['wall-x1', 0, 1, walls],
    ['wall-y0', 1, 0, walls],
    ['wall-y1', 1, 1, walls],
  ];
  let first = 0;
  return kinds.map(([name, axis, side, reflectance]) => {
    const [uAxis, vAxis] = axis === 2 ? ([0, 1] as const) : axis === 0 ? ([1, 2] as const) : ([0, 2] as const);
    const [u, v] = [cuts(sizes[uAxis] as number, patchMetres), cuts(sizes[vAxis] as number, patchMetres)];
    const inward = side === 0 ? (1 as const) : (-1 as const);
    const face = { name, axis, at: side === 0 ? 0 : (sizes[axis] as number), inward, reflectance, uAxis, vAxis, u, v, first };
    first += (u.length - 1) * (v.length - 1);
    return face;
  });
}

/** Rectangles of a face. */
export const patchCount = ({ u, v }: RoomFace) => (u.length - 1) * (v.length - 1);

/** A place on a face by its coordinates there. */
export function placeOn({ axis, uAxis, vAxis, at }: RoomFace, u: number, v: number): Vector {
  const place: [number, number, number] = [0, 0, 0];
  place[axis] = at;
  place[uAxis] = u;
  place[vAxis] = v;
  return place;
}

/** The normal of a face, into the room. */
export function normalOf({ axis, inward }: RoomFace): Vector {
  const normal: [number, number, number] = [0, 0, 0];
  normal[axis] = inward;
  return normal;
}
