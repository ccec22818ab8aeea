import type { ElementId } from '@candil/domain';
import { metresInPlan } from '../scene/metres-between';
import type { PlanPlace, Scene } from '../scene/scene';
import { arrangedLights, middleOf } from './arrange';

/** The circle on which a selection is turned: around its lights, about their middle. */
export interface TurnCircle {
  readonly middle: PlanPlace;
  /** From the middle to the far edge of the farthest. */
  readonly radiusMetres: number;
}

/** Nearer to the middle than this, a turn would move nothing. */
const LEAST_METRES = 0.001;

/** Undefined for a selection that looks the same however it is turned: one light, or none. */
export function turnCircleOf(scene: Scene, ids: readonly ElementId[]): TurnCircle | undefined {
  // What is on a belt or in a line of sticks goes with it.
  if (scene.belts.length > 0 || scene.sticks.length > 0) return undefined;
  const lights = arrangedLights(scene, ids);
  if (lights.length < 2) return undefined;
  const middle = middleOf(lights);
  const far = lights.map((light) => metresInPlan(light, middle));
  if (Math.max(...far) < LEAST_METRES) return undefined;
  return { middle, radiusMetres: Math.max(...far.map((metres, index) => metres + (lights[index]?.radiusMetres ?? 0))) };
}
