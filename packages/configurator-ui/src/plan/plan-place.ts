import type { SceneRoom } from '@candil/configurator';
import type { ViewOf } from '../belt/span-under-pointer';
import type { PlaceOfView } from '../flat/use-canvas-pointer';

/** The plan shows x to the right and z down, as it is; it looks through to the ceiling. */
export const placeOfPlan =
  ({ heightMetres }: SceneRoom): PlaceOfView =>
  (u, v) => ({ at: { x: u, z: v }, hit: { surface: 'ceiling', point: { x: u, y: heightMetres, z: v } } });

export const viewOfPlan: ViewOf = ({ x, z }) => [x, z];
