import type { AttachSurface } from '../belt';
import type { RoomPoint } from '../geometry';
import { TOLERANCE_METRES } from '../measure';
import type { RoomSize } from '../space';
import { ANCHOR_METRES } from './stick.data';

/** Surface of a room as a rectangle of a plane: the axis that crosses it, its coordinate, and the range of the other two axes. */
export interface SurfacePlane {
  readonly surface: AttachSurface;
  readonly axis: 0 | 1 | 2;
  readonly at: number;
  /** The other two axes. */
  readonly along: readonly [0 | 1 | 2, 0 | 1 | 2];
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The six surfaces of a room: ceiling, floor, then the walls by the elevation that looks at them. Metres from the middle of the floor. */
export function surfacePlanes({ width, depth, height }: RoomSize): readonly SurfacePlane[] {
  const [x, z] = [width / 2, depth / 2];
  const flat = { axis: 1, along: [0, 2], from: [-x, -z], to: [x, z] } as const;
  const facing = { axis: 2, along: [0, 1], from: [-x, 0], to: [x, height] } as const;
  const sideways = { axis: 0, along: [2, 1], from: [-z, 0], to: [z, height] } as const;
  return [
    { ...flat, surface: 'ceiling', at: height },
    { ...flat, surface: 'floor', at: 0 },
    { ...facing, surface: 'wall-A', at: -z },
    { ...sideways, surface: 'wall-B', at: x },
    { ...facing, surface: 'wall-C', at: z },
    { ...sideways, surface: 'wall-D', at: -x },
  ];
}

/** The surfaces within a millimetre of a point, none in the air, several in a corner (ST1). */
export function surfacesAt(point: RoomPoint, room: RoomSize): readonly AttachSurface[] {
  return surfacePlanes(room)
    .filter(({ axis, at }) => Math.abs(point[axis] - at) <= ANCHOR_METRES + TOLERANCE_METRES)
    .map(({ surface }) => surface);
}

/** The surface that an end is fixed to: of several the first, ceiling and floor before walls; undefined in the air (ST1). */
export function anchorSurfaceOf(point: RoomPoint, room: RoomSize): AttachSurface | undefined {
  return surfacesAt(point, room)[0];
}

/** Checks that a point is in the room, its surfaces included (ST1). */
export function isInRoom(point: RoomPoint, room: RoomSize): boolean {
  const [x, y, z] = point;
  const isWithin = (value: number, most: number) => Math.abs(value) <= most + ANCHOR_METRES;
  return isWithin(x, room.width / 2) && isWithin(z, room.depth / 2) && isWithin(y - room.height / 2, room.height / 2);
}
