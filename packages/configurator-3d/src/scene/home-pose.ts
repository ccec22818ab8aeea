import type { Scene } from '@candil/configurator';
import { type CameraPose, focusOf, frontPose, obliquePose, type ViewSize } from '../camera/pose';

/** How high over a table light is still seen to fall, metres. */
const POOL_METRES = 0.6;

/** From where a composition is looked at first: pendants from the front, what goes through the room a little from the side, and all of it. */
export const homePose = ({ room, lights, belts, sticks }: Scene, size: ViewSize): CameraPose => {
  const ends = [...belts.flatMap(({ points }) => points), ...sticks.flatMap(({ from, to }) => [from, to])];
  if (ends.length === 0) return frontPose(room, size, focusOf(lights, room));
  const across = focusOf([...lights, ...ends.map(({ x }) => ({ x, radiusMetres: 0 }))], room);
  const lowest = Math.min(...ends.map(({ y }) => y), ...lights.map(({ bottomMetres }) => bottomMetres));
  return obliquePose(room, size, {
    ...across,
    fromY: Math.max(0, Math.min(lowest - FOOT_METRES, POOL_METRES)),
    toY: room.heightMetres,
    toZ: Math.max(0, ...ends.map(({ z }) => z)),
  });
};

const FOOT_METRES = 0.15;
