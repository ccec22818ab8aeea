import type { SceneStick } from '@candil/configurator';

/** Place of a stick in the reading order of the drawing: its middle. */
export const placeOfStick = ({ id, from, to }: SceneStick): { readonly id: string; readonly x: number; readonly z: number } => ({
  id,
  x: (from.x + to.x) / 2,
  z: (from.z + to.z) / 2,
});
