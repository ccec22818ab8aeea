import type { ModelTechnicalInfo } from '@candil/contract';

/** Lead time of a quantity: the last step it reaches, below the first one that (AV); null = on request. */
export const weeksFor = (leadTimes: ModelTechnicalInfo['leadTimes'], quantity: number): number | null =>
  (leadTimes.findLast(({ from }) => from <= quantity) ?? leadTimes[0])?.weeks ?? null;
