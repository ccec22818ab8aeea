/** Four numbers from 0 to 1 that choose one point on the large lights; the mean of many samples is their soft light. */
export type LightSample = readonly [number, number, number, number];

export const MIDDLE_SAMPLE: LightSample = [0.5, 0.5, 0.5, 0.5];

const BASES = [2, 3, 5, 7, 11, 13] as const;

const radicalInverse = (index: number, base: number): number => {
  let inverse = 0;
  let share = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    inverse += (rest % base) * share;
    share /= base;
  }
  return inverse;
};

export interface PictureSample {
  /** Place inside the pixel, 0 to 1. */
  readonly pixel: readonly [number, number];
  readonly light: LightSample;
}

/** The `index`th of an evenly spread, always equal sequence (Halton). */
export const pictureSample = (index: number): PictureSample => {
  const [a, b, c, d, e, f] = BASES.map((base) => radicalInverse(index + 1, base)) as [number, number, number, number, number, number];
  return { light: [a, b, c, d], pixel: [e, f] };
};
