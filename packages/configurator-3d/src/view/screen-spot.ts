import type { RoomPoint } from '@candil/configurator';
import { type Camera, Vector3 } from 'three';
import type { ViewSize } from '../camera/pose';

export type Spot = readonly [x: number, y: number];
const corner = new Vector3();

/** A place of the room in the picture, CSS pixels; undefined behind the camera. */
export const spotOf = ({ x, y, z }: RoomPoint, camera: Camera, { width, height }: ViewSize): Spot | undefined => {
  corner.set(x, y, z).project(camera);
  if (corner.z > 1 || corner.z < -1) return undefined;
  return [((corner.x + 1) / 2) * width, ((1 - corner.y) / 2) * height];
};

export const spotsOf = (places: readonly RoomPoint[], camera: Camera, size: ViewSize): readonly Spot[] =>
  places.map((place) => spotOf(place, camera, size)).filter((spot) => spot !== undefined);

export const lineOf = (spots: readonly Spot[]): string =>
  spots.length < 2 ? '' : `M${spots.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L')}`;

const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;
