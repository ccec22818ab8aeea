import { axisOfView } from '../scene/elevation-axis';
import type { PlanPlace } from '../scene/scene';
import type { RoomPoint } from '../scene/scene-belt';
import type { KeyInput } from './input';

/** Across the page and down it. */
export const ARROWS: Readonly<Record<string, PlanPlace>> = {
  ArrowLeft: { x: -1, z: 0 },
  ArrowRight: { x: 1, z: 0 },
  ArrowUp: { x: 0, z: -1 },
  ArrowDown: { x: 0, z: 1 },
};

/** Returns the step of an arrow key in metres; Alt makes it fine, Shift wide. */
export function stepOf({ alt, shift }: KeyInput): number {
  return alt ? 0.001 : shift ? 0.1 : 0.01;
}

/** Returns the direction of an arrow key in the room: in an elevation up is up. Undefined for other keys, and for those of the camera. */
export function arrowIn(input: KeyInput): RoomPoint | undefined {
  const direction = ARROWS[input.key];
  if (direction === undefined || (input.view === '3d' && input.alt)) return undefined;
  const metres = stepOf(input);
  const elevation = axisOfView(input.view);
  if (elevation === undefined) return { x: direction.x * metres, y: 0, z: direction.z * metres };
  const along = direction.x * metres * elevation.sign;
  return { x: elevation.axis === 'x' ? along : 0, y: -direction.z * metres + 0, z: elevation.axis === 'z' ? along : 0 };
}
