import type { SceneCanopy, SceneLight } from '@candil/configurator';
import type { ElementId } from '@candil/domain';
import type { Vector } from '../lighting/vector';
import { along, type Ray } from './ray';

/** Element that was hit, and the place of the hit. */
export interface Hit {
  readonly id: ElementId;
  readonly at: Vector;
  readonly metres: number;
}

/** An upright cylinder that stands for a body. */
interface Proxy {
  readonly id: ElementId;
  readonly x: number;
  readonly z: number;
  readonly bottom: number;
  readonly top: number;
  readonly radius: number;
}

const meet = ({ from, way }: Ray, { x, z, bottom, top, radius }: Proxy): number | undefined => {
  const [dx, dz] = [from[0] - x, from[2] - z];
  const a = way[0] * way[0] + way[2] * way[2];
  const b = dx * way[0] + dz * way[2];
  const c = dx * dx + dz * dz - radius * radius;
  const root = b * b - a * c;
  const candidates: number[] = [];
  if (a > 1e-9 && root >= 0) candidates.push((-b - Math.sqrt(root)) / a);
  for (const height of [bottom, top]) {
    if (Math.abs(way[1]) < 1e-9) continue;
    const metres = (height - from[1]) / way[1];
    if ((dx + metres * way[0]) ** 2 + (dz + metres * way[2]) ** 2 <= radius * radius) candidates.push(metres);
  }
  const hits = candidates.filter((metres) => {
    const y = from[1] + metres * way[1];
    return metres > 0 && y >= bottom - 1e-9 && y <= top + 1e-9;
  });
  return hits.length > 0 ? Math.min(...hits) : undefined;
};

const proxies = (lights: readonly SceneLight[], canopies: readonly SceneCanopy[], ceilingMetres: number, margin: number): Proxy[] => [
  ...lights.map(({ id, x, z, bottomMetres, bodyHeightMetres, radiusMetres }) => ({
    id,
    x,
    z,
    bottom: bottomMetres - margin,
    top: bottomMetres + bodyHeightMetres + margin,
    radius: radiusMetres + margin,
  })),
  ...canopies
    .filter(({ isVirtual, isFreeWire, lightIds }) => !isVirtual && (isFreeWire || lightIds.length !== 1))
    .map(({ id, x, z, widthMetres, heightMetres }) => ({
      id,
      x,
      z,
      bottom: ceilingMetres - heightMetres - margin,
      top: ceilingMetres,
      radius: widthMetres / 2 + margin,
    })),
];

/** The nearest light or canopy on the line of sight; `margin` makes small ones easier to hit. */
export const pick = (
  ray: Ray,
  scene: { readonly lights: readonly SceneLight[]; readonly canopies: readonly SceneCanopy[]; readonly ceilingMetres: number },
  margin: number,
): Hit | undefined => {
  let nearest: Hit | undefined;
  for (const proxy of proxies(scene.lights, scene.canopies, scene.ceilingMetres, margin)) {
    const metres = meet(ray, proxy);
    if (metres !== undefined && (!nearest || metres < nearest.metres)) nearest = { id: proxy.id, at: along(ray, metres), metres };
  }
  return nearest;
};
