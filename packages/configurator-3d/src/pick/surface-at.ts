import type { RoomPoint, SceneRoom, Surface } from '@candil/configurator';
import { outOfRoom, type Ray } from './ray';

const NEAR_METRES = 1e-6;

/** The surface of the room that a line of sight ends at; undefined beside the room. */
export const surfaceAt = (ray: Ray, room: SceneRoom): { readonly surface: Surface; readonly point: RoomPoint } | undefined => {
  const out = outOfRoom(ray, room);
  if (!out) return undefined;
  const [x, y, z] = out;
  const sides: readonly (readonly [Surface, number])[] = [
    ['ceiling', room.heightMetres - y],
    ['floor', y],
    ['wall-A', z + room.depthMetres / 2],
    ['wall-B', room.widthMetres / 2 - x],
    ['wall-C', room.depthMetres / 2 - z],
    ['wall-D', x + room.widthMetres / 2],
  ];
  const found = sides.find(([, apart]) => Math.abs(apart) < NEAR_METRES);
  return found && { surface: found[0], point: { x, y, z } };
};
