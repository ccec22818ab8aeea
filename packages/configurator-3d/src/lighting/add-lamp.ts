import { FLATTEST_SHARE, type Lamp } from './lamp';
import { isHidden, type Occluder } from './occluder';
import type { Receivers } from './receivers';
import type { Vector } from './vector';

/** Lux below which a lamp is not worth a shadow, and below which it is not worth anything. */
const LEAST_SHADOWED_LUX = 1;
const LEAST_LUX = 0.02;

/** Places on a lamp from which it is looked at, in its radius: the middle alone, or evenly over its ball. */
const SAMPLES: readonly Vector[] = [
  [0.6, 0.3, 0.5],
  [-0.7, -0.3, 0.4],
  [0.1, 0.6, -0.7],
  [-0.3, -0.6, -0.5],
  [0.5, -0.2, -0.6],
  [-0.4, 0.5, 0.6],
];

/** The place that is looked at, and the places of a lamp that look at it: one for all. */
const place: [number, number, number] = [0, 0, 0];
const seen: readonly [number, number, number][] = SAMPLES.map(() => [0, 0, 0]);

/** Adds the light of one lamp, or takes it away with `sign` −1, on a run of places. `samples` 0: no shadows. */
export const addLamp = (
  total: Float32Array,
  { positions, normals }: Receivers,
  run: { readonly from: number; readonly to: number },
  lamp: Lamp,
  { sign, samples, occluders }: { readonly sign: 1 | -1; readonly samples: number; readonly occluders: readonly Occluder[] },
): void => {
  const [x, y, z] = lamp.at;
  const [aheadX, aheadY, aheadZ] = lamp.towards;
  const [red, green, blue] = lamp.candela;
  const { cosineFull, cosineEnd } = lamp;
  const isBall = cosineFull < -1;
  const edge = 1 / (cosineFull - cosineEnd);
  const brightest = Math.max(red, green, blue);
  /** Light of a ball comes from its skin: nearer than that it does not grow. */
  const leastSquare = lamp.radiusMetres * lamp.radiusMetres;
  for (let nth = 0; nth < samples; nth++)
    for (let axis = 0; axis < 3; axis++) seen[nth]![axis] = lamp.at[axis]! + SAMPLES[nth]![axis]! * lamp.radiusMetres;
  for (let i = run.from; i < run.to; i++) {
    const at = i * 3;
    const px = positions[at]!;
    const py = positions[at + 1]!;
    const pz = positions[at + 2]!;
    const dx = px - x;
    const dy = py - y;
    const dz = pz - z;
    const facing = -(dx * normals[at]! + dy * normals[at + 1]! + dz * normals[at + 2]!);
    if (facing <= 0) continue;
    const square = Math.max(leastSquare, dx * dx + dy * dy + dz * dz);
    const distance = Math.sqrt(square);
    let lux = facing / (square * distance);
    if (!isBall) {
      const cosine = (dx * aheadX + dy * aheadY + dz * aheadZ) / distance;
      if (cosine <= cosineEnd) continue;
      const t = Math.min(1, (cosine - cosineEnd) * edge);
      lux *= t * t * (3 - 2 * t) * (FLATTEST_SHARE + (1 - FLATTEST_SHARE) * cosine);
    }
    if (lux * brightest < LEAST_LUX) continue;
    if (samples > 0 && lux * brightest > LEAST_SHADOWED_LUX && occluders.length > 0) {
      let open = 0;
      place[0] = px;
      place[1] = py;
      place[2] = pz;
      for (let nth = 0; nth < samples; nth++) if (!isHidden(occluders, place, seen[nth]!)) open++;
      lux *= open / samples;
    }
    lux *= sign;
    total[at]! += lux * red;
    total[at + 1]! += lux * green;
    total[at + 2]! += lux * blue;
  }
};
