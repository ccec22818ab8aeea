import type { RoomPoint, SceneBelt, SceneRoom } from '@candil/configurator';
import { CEILING_ROD_METRES } from '@candil/domain';

/** Spans that go so far to the side have a middle of their own in the plan, metres. */
const LEAST_LEVEL = 0.2;

/**
 * Returns a place for one more point that would hold a span: under the ceiling over its middle. Undefined for a span
 * that goes straight up or down.
 */
export const middlePointOf = ({ points, spans }: SceneBelt, index: number, room: SceneRoom): RoomPoint | undefined => {
  const span = spans[index];
  const [from, to] = [span && points[span.from], span && points[span.to]];
  if (from === undefined || to === undefined || Math.hypot(to.x - from.x, to.z - from.z) < LEAST_LEVEL) return undefined;
  return { x: (from.x + to.x) / 2, y: room.heightMetres - CEILING_ROD_METRES, z: (from.z + to.z) / 2 };
};
