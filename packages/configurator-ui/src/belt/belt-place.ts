import type { SceneBelt } from '@candil/configurator';

/** Where a belt stands among what is drawn: at its first point. */
export const placeOfBelt = ({ id, points: [first] }: SceneBelt): { readonly id: string; readonly x: number; readonly z: number } => ({
  id,
  x: first?.x ?? 0,
  z: first?.z ?? 0,
});
