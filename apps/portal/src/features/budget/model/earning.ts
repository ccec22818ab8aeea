import type { BudgetSheet, TotalKey } from '@candil/budget-sheet';
import { minorFromMajor } from '@candil/domain';

const centsOf = (sheet: BudgetSheet, key: TotalKey): number => {
  const cents = minorFromMajor(sheet.totals.find((total) => total.key === key)?.amount.value);
  if (!cents.ok) throw new Error(`a sheet without ${key}`);
  return cents.value;
};
const beforeTax = (sheet: BudgetSheet): number => centsOf(sheet, 'totalNet') - centsOf(sheet, 'ivaValue');

/** What the client's copy brings over the own one, before tax, in cents. */
export const earningOf = (own: BudgetSheet, client: BudgetSheet): number => beforeTax(client) - beforeTax(own);
