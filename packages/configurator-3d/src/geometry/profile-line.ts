import type { ProfilePoint } from '@candil/catalogue/imagery';

export const lengthBetween = (from: ProfilePoint, to: ProfilePoint): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** A piece of a profile: the way from its start to its end, one long, and its length. */
export interface ProfileLine {
  readonly direction: ProfilePoint;
  readonly length: number;
}

export const lineBetween = (from: ProfilePoint, to: ProfilePoint): ProfileLine => {
  const length = lengthBetween(from, to);
  return { direction: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], length };
};
