import { calculateBudget, majorFromMinor } from '@candil/domain';

/** Budgets a quantity of one product at a gross price in cents: 10 % off the line, 5 % off all, then 21 % IVA. */
export function offer(quantity: unknown, unitPvp: unknown): string {
  const dome = { id: 'dome', quantity, unitPvp, discount: 10, isPersonalized: 1, discontinued: false } as const;
  const budget = calculateBudget({ currency: 'EUR', discount: 5, surcharge: 0, iva: 21, products: [dome] });
  if (!budget.ok) return budget.failure.code;
  const { subTotalNet, discountValue, ivaValue, totalNet } = budget.value;
  return [subTotalNet, -discountValue, ivaValue, totalNet].map((cents) => majorFromMinor(cents).toFixed(2)).join(' ');
}
