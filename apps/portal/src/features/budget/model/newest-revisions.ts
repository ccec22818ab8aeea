import type { PreviousBudget } from '@candil/contract';

const familyOf = (budgetNumber: string): string => budgetNumber.replace(/-R\d+$/, '');

/** Ids of the budgets that can be revised: of each number the newest revision. */
export const newestRevisions = (budgets: readonly Pick<PreviousBudget, 'id' | 'budgetNumber' | 'revision'>[]): ReadonlySet<string> => {
  const newest = new Map<string, { id: string; revision: number }>();
  for (const { id, budgetNumber, revision } of budgets) {
    const family = familyOf(budgetNumber);
    if (revision > (newest.get(family)?.revision ?? 0)) newest.set(family, { id, revision });
  }
  return new Set([...newest.values()].map(({ id }) => id));
};
