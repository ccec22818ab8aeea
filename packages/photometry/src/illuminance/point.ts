import { intensityTowards, type Orientation, turnIn, UPRIGHT, type Vector } from '../light';
import type { LightDistribution } from '../luminaire';

/** Light at its place in a room. */
export interface PlacedLight {
  /** In its own angles, before it is turned. */
  readonly distribution: LightDistribution;
  /** From the corner of the room: x along its length, y along its width, z up. */
  readonly positionMetres: Vector;
  /** Orientation; as it hangs by default. */
  readonly orientation?: Orientation;
}

/** Point of measurement, with the unit normal of the surface there. */
export interface Receiver {
  /** From the corner of the room: x along its length, y along its width, z up. */
  readonly positionMetres: Vector;
  /** Unit normal, away from the lit surface. */
  readonly normal: Vector;
}

/** Illuminance in lx that a point source gives: I cos ε / d², 0 behind the surface and at the source itself (IL1). */
export function pointIlluminanceLux(light: PlacedLight, { positionMetres, normal }: Receiver): number {
  const [x, y, z] = light.positionMetres;
  const [dx, dy, dz] = [positionMetres[0] - x, positionMetres[1] - y, positionMetres[2] - z];
  const along = -(dx * normal[0] + dy * normal[1] + dz * normal[2]);
  if (along <= 0) return 0;
  const square = dx * dx + dy * dy + dz * dz;
  const orientation = light.orientation ?? UPRIGHT;
  const [u, v, w] = orientation === UPRIGHT ? [dx, dy, dz] : turnIn(orientation, [dx, dy, dz]);
  return (intensityTowards(light.distribution, u, v, w) * along) / (square * Math.sqrt(square));
}
