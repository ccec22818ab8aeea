import type { PlaceOfView } from '../flat/use-canvas-pointer';

/** The plan shows x to the right and z down, as it is. */
export const placeOfPlan: PlaceOfView = (u, v) => ({ at: { x: u, z: v } });
