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

export const lineOf = (spots: readonly Spot[]): string => lineBeside(spots, 0);

/** The line of a path beside a line, so many pixels to its right. */
export const lineBeside = (spots: readonly Spot[], pixels: number): string => {
  if (spots.length < 2) return '';
  let line = '';
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i]!;
    const before = spots[i - 1] ?? spot;
    const after = spots[i + 1] ?? spot;
    const alongX = after[0] - before[0];
    const alongY = after[1] - before[1];
    const aside = pixels / (Math.sqrt(alongX * alongX + alongY * alongY) || 1);
    // Tenths of a pixel.
    const x = Math.round((spot[0] - alongY * aside) * 10) / 10;
    const y = Math.round((spot[1] + alongX * aside) * 10) / 10;
    line += `${i === 0 ? 'M' : 'L'}${x} ${y}`;
  }
  return line;
};
