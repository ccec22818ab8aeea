import type { LiveState, RoomPoint, SceneBelt } from '@candil/configurator';
import { type Projection, toX, toY } from '../flat/projection';
import type { ViewOf } from './span-under-pointer';

export type Spot = readonly [x: number, y: number];

/** A place of the room in a flat view, pixels. */
export const spotIn = (projection: Projection, viewOf: ViewOf, point: RoomPoint): Spot => {
  const [u, v] = viewOf(point);
  return [toX(projection, u), toY(projection, v)];
};

/** A belt as a gesture shows it. */
export const beltIn = ({ belts }: LiveState, belt: SceneBelt): SceneBelt => belts.get(belt.id) ?? belt;
