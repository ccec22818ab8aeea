import type { SceneLight } from '@candil/configurator';

/** Luminaires of one model, in the order in which they stand. */
export type Alike = readonly [SceneLight, ...SceneLight[]];

/** The luminaires of a room by their model, in the order in which each is met first. */
export const lightsByModel = (lights: readonly SceneLight[]): readonly Alike[] => {
  const groups = new Map<string, [SceneLight, ...SceneLight[]]>();
  for (const light of lights) {
    const group = groups.get(light.model);
    if (group === undefined) groups.set(light.model, [light]);
    else group.push(light);
  }
  return [...groups.values()];
};
