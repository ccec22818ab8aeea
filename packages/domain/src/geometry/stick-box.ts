import { TOLERANCE_METRES } from '../measure';
import type { RoomPoint, Stick } from './segment-distance';

/** A stick with the box around its axis, including its thickness: a cheap test that two are far apart. */
export interface BoxedStick {
  readonly stick: Stick;
  readonly least: RoomPoint;
  readonly most: RoomPoint;
}

export function boxedStick(stick: Stick): BoxedStick {
  const { from, to, diameterMetres } = stick;
  const reach = diameterMetres / 2 + TOLERANCE_METRES;
  return {
    stick,
    least: [Math.min(from[0], to[0]) - reach, Math.min(from[1], to[1]) - reach, Math.min(from[2], to[2]) - reach],
    most: [Math.max(from[0], to[0]) + reach, Math.max(from[1], to[1]) + reach, Math.max(from[2], to[2]) + reach],
  };
}

/** Checks whether two boxes intersect; where they do not, the sticks in them do not cross. */
export function boxesMeet(one: Pick<BoxedStick, 'least' | 'most'>, other: Pick<BoxedStick, 'least' | 'most'>): boolean {
  return (
    one.least[0] <= other.most[0] &&
    other.least[0] <= one.most[0] &&
    one.least[1] <= other.most[1] &&
    other.least[1] <= one.most[1] &&
    one.least[2] <= other.most[2] &&
    other.least[2] <= one.most[2]
  );
}
