import type { OutletPlace } from '../canopy';

/** A light and where it hangs in its cluster, metres. */
export interface HungLight extends OutletPlace {
  /** Id of the light. */
  readonly id: string;
}

/** Largest distance between a wire and its outlet, metres; allows for rounding when the canopy is turned (CL9). */
export const OUTLET_TOLERANCE_METRES = 0.002;

/** Finds the number of the outlet that an object hangs from, from 0; undefined where there is none (CL9). */
export function outletAt(outlets: readonly OutletPlace[], { x, z }: OutletPlace): number | undefined {
  const index = outlets.findIndex((outlet) => Math.hypot(outlet.x - x, outlet.z - z) <= OUTLET_TOLERANCE_METRES);
  return index < 0 ? undefined : index;
}

/** The lights that hang from no outlet, or from one that an earlier light hangs from already (CL9). */
export function lightsOffOutlets(outlets: readonly OutletPlace[], lights: readonly HungLight[]): readonly string[] {
  const taken = new Set<number>();
  return lights.flatMap((light) => {
    const index = outletAt(outlets, light);
    if (index === undefined || taken.has(index)) return [light.id];
    taken.add(index);
    return [];
  });
}
