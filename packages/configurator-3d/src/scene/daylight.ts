import { Color } from 'three';
import { type Face, placeOnFace } from '../lighting/face';
import { isHidden, type Occluder } from '../lighting/occluder';
import { polygonFactor } from '../lighting/polygon-factor';
import type { Receivers } from '../lighting/receivers';
import type { Vector } from '../lighting/vector';
import type { Surroundings } from '../room/surroundings.data';

/** The window that is not drawn: a share of the left wall, towards the viewer. */
const WINDOW = { from: 0.08, to: 0.62, sill: 0.3, head: 0.9 } as const;
const SHADOW_PLACES: readonly (readonly [number, number])[] = [
  [0.2, 0.3],
  [0.8, 0.7],
  [0.5, 0.5],
  [0.2, 0.8],
  [0.8, 0.2],
  [0.5, 0.9],
];

/** Light straight from outside: the sky through one large window. Lux, three channels a place. */
export const daylight = (
  receivers: Receivers,
  faces: readonly Face[],
  occluders: readonly Occluder[],
  { windowLux, skyHex }: Pick<Surroundings, 'windowLux' | 'skyHex'>,
  shadowSamples: number,
): Float32Array => {
  const sky = new Color(skyHex);
  const light = new Float32Array(receivers.count * 3);
  if (windowLux === 0) return light;
  const wall = faces.find(({ name }) => name === 'left')!;
  const at = (u: number, v: number): Vector =>
    placeOnFace(wall, WINDOW.from + u * (WINDOW.to - WINDOW.from), WINDOW.sill + v * (WINDOW.head - WINDOW.sill));
  const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  const seen = SHADOW_PLACES.slice(0, shadowSamples).map(([u, v]) => at(u, v));
  for (const { from, to, face } of receivers.ranges) {
    if (face?.name === 'left') continue;
    for (let i = from; i < to; i++) {
      const point: Vector = [receivers.positions[i * 3]!, receivers.positions[i * 3 + 1]!, receivers.positions[i * 3 + 2]!];
      const normal: Vector = [receivers.normals[i * 3]!, receivers.normals[i * 3 + 1]!, receivers.normals[i * 3 + 2]!];
      const share = polygonFactor(point, normal, corners);
      if (share < 1e-4) continue;
      let open = seen.length;
      for (const place of seen) if (isHidden(occluders, point, place)) open--;
      const lux = windowLux * share * (seen.length > 0 ? open / seen.length : 1);
      light[i * 3] = lux * sky.r;
      light[i * 3 + 1] = lux * sky.g;
      light[i * 3 + 2] = lux * sky.b;
    }
  }
  return light;
};
