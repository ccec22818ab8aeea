export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Steps a hand can hit: at most sixty over the whole span, of 1, 5, 10, 50, 100, … */
const stepOf = (span: number): number => {
  const smallestStep = span / 60;
  let step = 1;
  for (let factor = 5; step < smallestStep; factor = factor === 5 ? 2 : 5) step *= factor;
  return step;
};

/** A slider over the available values, both ends on a step; undefined where there is nothing to choose. */
export const sliderScale = (range: { readonly min: number; readonly max: number } | null | undefined): SliderScale | undefined => {
  if (!range) return undefined;
  const step = stepOf(range.max - range.min);
  const min = Math.floor(range.min / step) * step;
  const max = Math.ceil(range.max / step) * step;
  return max > min ? { min, max, step } : undefined;
};

/** A bound within the scale; where none is set, its end. */
export const onScale = ({ min, max }: SliderScale, bound: number | undefined, otherwise: number): number =>
  Math.min(max, Math.max(min, bound ?? otherwise));
