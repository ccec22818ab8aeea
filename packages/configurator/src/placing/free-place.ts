import type { PlanPlace } from '../scene/scene';
import type { Clearance } from './clearance';

const STEP_METRES = 0.05;
const MOST_METRES = 6;
/** Right first, as copies are laid out. */
const DIRECTIONS: readonly PlanPlace[] = [
  { x: 1, z: 0 },
  { x: 0, z: 1 },
  { x: -1, z: 0 },
  { x: 0, z: -1 },
  { x: 1, z: 1 },
  { x: -1, z: 1 },
  { x: -1, z: -1 },
  { x: 1, z: -1 },
];

/** The least displacement at which everything is clear, 0 where it is already; undefined where the room is full. */
export function freeDisplacement({ refusalAt }: Clearance): PlanPlace | undefined {
  const here = { x: 0, z: 0 };
  if (refusalAt(here) === undefined) return here;
  for (let steps = 1; steps * STEP_METRES <= MOST_METRES; steps += 1) {
    const distance = steps * STEP_METRES;
    const by = DIRECTIONS.map(({ x, z }) => ({ x: x * distance, z: z * distance })).find((each) => refusalAt(each) === undefined);
    if (by !== undefined) return by;
  }
  return undefined;
}
