import type { BudgetLine } from '@candil/contract';

/** Weeks to the site for a quantity: the last step it reaches, below the first one that (AV6); null = on request. */
export const weeksFor = (leadTimes: BudgetLine['leadTimes'], quantity: number): number | null =>
  (leadTimes.findLast(({ from }) => from <= quantity) ?? leadTimes[0])?.weeks ?? null;
