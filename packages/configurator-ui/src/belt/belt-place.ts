import type { SceneBelt } from '@candil/configurator';

/** Place of a belt in the reading order of the drawing: its first point. */
export const placeOfBelt = ({ id, points: [first] }: SceneBelt): { readonly id: string; readonly x: number; readonly z: number } => ({
  id,
  x: first?.x ?? 0,
  z: first?.z ?? 0,
});
