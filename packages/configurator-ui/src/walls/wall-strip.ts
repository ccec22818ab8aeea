import type { ElevationSide, RoomPoint, SceneRoom, Surface } from '@candil/configurator';
import type { ViewOf } from '../belt/span-under-pointer';
import { acrossOf, axisOf, roomAcross, type SideAxis } from '../elevation/elevation-axis';
import type { ViewRect } from '../flat/projection';
import type { PlaceOfView } from '../flat/use-canvas-pointer';

/** The back wall between its neighbours: the strip is cut at the corner behind the viewer. */
const ORDER: readonly ElevationSide[] = ['D', 'A', 'B', 'C'];
/** Over its ceiling line and under its floor line the strip means the ceiling and the floor so far from the wall, metres. */
const ASIDE_METRES = 0.3;

/** A wall of the unfolded room. */
export interface StripWall {
  readonly side: ElevationSide;
  readonly axis: SideAxis;
  /** Its left edge in the strip, metres. */
  readonly from: number;
  readonly width: number;
}

export const wallsOf = (room: SceneRoom): readonly StripWall[] => {
  let from = 0;
  return ORDER.map((side) => {
    const axis = axisOf(side);
    const wall = { side, axis, from, width: roomAcross(axis, room) };
    from += wall.width;
    return wall;
  });
};

export const contentOfStrip = (room: SceneRoom): ViewRect => ({
  left: 0,
  right: 2 * (room.widthMetres + room.depthMetres),
  top: -room.heightMetres - room.extraCeilingMetres,
  bottom: 0,
});

/** Returns the distance of a place from the plane of a wall, in metres. */
export const distanceToWall = (side: ElevationSide, { x, z }: Pick<RoomPoint, 'x' | 'z'>, room: SceneRoom): number => {
  const [halfWidth, halfDepth] = [room.widthMetres / 2, room.depthMetres / 2];
  return { A: halfDepth + z, B: halfWidth - x, C: halfDepth - z, D: halfWidth + x }[side];
};

export const nearestWallOf = (walls: readonly StripWall[], place: Pick<RoomPoint, 'x' | 'z'>, room: SceneRoom): StripWall | undefined =>
  walls.toSorted((one, other) => distanceToWall(one.side, place, room) - distanceToWall(other.side, place, room))[0];

/**
 * Projects places into the strip of walls: square to the nearest wall. Near a corner that a run goes around, a distance
 * from the wall is laid along it, so that the run has no gap there.
 */
export const viewOfWalls =
  (room: SceneRoom, walls: readonly StripWall[] = wallsOf(room)): ViewOf =>
  (point) => {
    const wall = nearestWallOf(walls, point, room);
    if (wall === undefined) return [0, -point.y];
    const across = acrossOf(wall.axis, point);
    const towards = across / (wall.width / 2);
    const edge = towards < 0 ? wall.from : wall.from + wall.width;
    const goesOn = walls.some(({ from, width }) => (towards < 0 ? from + width : from) === edge);
    const off = goesOn ? distanceToWall(wall.side, point, room) * towards : 0;
    return [wall.from + wall.width / 2 + across + off, -point.y];
  };

/** The wall under the pointer; above it the ceiling along the wall, under it the floor. */
export const placeOfWalls =
  (room: SceneRoom): PlaceOfView =>
  (u, v) => {
    const walls = wallsOf(room);
    const wall = walls.findLast(({ from }) => u >= from) ?? walls[0];
    if (wall === undefined) return { at: {} };
    const across = Math.min(wall.width, Math.max(0, u - wall.from)) - wall.width / 2;
    const y = Math.min(room.heightMetres, Math.max(0, -v));
    const surface: Surface = -v > room.heightMetres ? 'ceiling' : v > 0 ? 'floor' : `wall-${wall.side}`;
    const off = surface === 'ceiling' || surface === 'floor' ? ASIDE_METRES : 0;
    const { axis, sign } = wall.axis;
    const deep = axis === 'x' ? (off - room.depthMetres / 2) * sign : (room.widthMetres / 2 - off) * sign;
    const point = axis === 'x' ? { x: across * sign, y, z: deep } : { x: deep, y, z: across * sign };
    return { at: { x: point.x, z: point.z }, y: -v, hit: { surface, point } };
  };

/** The walls that something is fixed to. */
export const wallsHolding = (walls: readonly StripWall[], surfaces: readonly Surface[]): readonly StripWall[] =>
  walls.filter(({ side }) => surfaces.includes(`wall-${side}`));
