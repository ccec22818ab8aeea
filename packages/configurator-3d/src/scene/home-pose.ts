import type { Scene } from '@candil/configurator';
import { type CameraPose, focusOf, frontPose, obliquePose, type ViewSize } from '../camera/pose';

/** Lower edge of the picture, so that objects on the floor are seen to stand. Metres. */
const FLOOR_METRES = 0.12;
/** Room below the lowest part, for the handle of a base on the floor. Metres. */
const FOOT_METRES = 0.2;
/** Room above the ceiling for the controls at the top of the picture, which would cover its ends. */
const ROOF_METRES = 0.25;

/** Returns the first view of a composition: pendants from the front, a run through the room a little from the side, and all of it. */
export const homePose = ({ room, lights, belts, sticks }: Scene, size: ViewSize): CameraPose => {
  const ends = [...belts.flatMap(({ points }) => points), ...sticks.flatMap(({ from, to }) => [from, to])];
  if (ends.length === 0) return frontPose(room, size, focusOf(lights, room));
  const across = focusOf([...lights, ...ends.map(({ x }) => ({ x, radiusMetres: 0 }))], room);
  const lowest = Math.min(...ends.map(({ y }) => y), ...lights.map(({ bottomMetres }) => bottomMetres));
  return obliquePose(room, size, {
    ...across,
    fromY: Math.min(lowest - FOOT_METRES, FLOOR_METRES),
    toY: room.heightMetres + ROOF_METRES,
    toZ: Math.max(0, ...ends.map(({ z }) => z)),
  });
};
