import { type Camera, Vector3 } from 'three';
import { add, scale, type Vector } from '../lighting/vector';

export interface Ray {
  readonly from: Vector;
  /** Length 1. */
  readonly way: Vector;
}

const near = new Vector3();
const far = new Vector3();

/** The line of sight through a point of the view, in −1 to 1, y upward. */
export const rayThrough = (camera: Camera, x: number, y: number): Ray => {
  near.set(x, y, -1).unproject(camera);
  far.set(x, y, 1).unproject(camera).sub(near).normalize();
  return { from: [near.x, near.y, near.z], way: [far.x, far.y, far.z] };
};

export const along = ({ from, way }: Ray, metres: number): Vector => add(from, scale(way, metres));

/** A plane seen at a flatter angle than this is no help: a pixel would be metres. */
const FLATTEST_SINE = Math.sin((8 * Math.PI) / 180);

/** Intersects the ray with the level plane at a height; undefined behind the eye and at a grazing angle. */
export const onLevel = (ray: Ray, height: number): Vector | undefined => {
  if (Math.abs(ray.way[1]) < FLATTEST_SINE) return undefined;
  const metres = (height - ray.from[1]) / ray.way[1];
  return metres > 0 ? along(ray, metres) : undefined;
};

/** Intersects the ray with the upright plane through a place that faces `towards`, the way to the eye: the same plane all over the view. */
export const onUpright = (ray: Ray, place: Vector, towards: Vector): Vector | undefined => {
  const [nx, nz] = [towards[0], towards[2]];
  const approach = nx * ray.way[0] + nz * ray.way[2];
  if (Math.abs(approach) < 1e-4) return undefined;
  const metres = (nx * (place[0] - ray.from[0]) + nz * (place[2] - ray.from[2])) / approach;
  return metres > 0 ? along(ray, metres) : undefined;
};

interface RoomSize {
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
}

/**
 * Returns the point where the line of sight leaves the room: the point looked at if nothing is in between. Undefined if the line misses the
 * room.
 */
export const outOfRoom = (ray: Ray, { widthMetres, depthMetres, heightMetres }: RoomSize): Vector | undefined => {
  const low: Vector = [-widthMetres / 2, 0, -depthMetres / 2];
  const high: Vector = [widthMetres / 2, heightMetres, depthMetres / 2];
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2] as const) {
    if (Math.abs(ray.way[axis]) < 1e-9) {
      if (ray.from[axis] < low[axis] || ray.from[axis] > high[axis]) return undefined;
      continue;
    }
    const [a, b] = [(low[axis] - ray.from[axis]) / ray.way[axis], (high[axis] - ray.from[axis]) / ray.way[axis]];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return leave > enter ? along(ray, leave) : undefined;
};
