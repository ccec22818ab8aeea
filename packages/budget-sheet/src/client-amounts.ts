import { type BudgetFailure, type ClientCopy, clientCopyOf, minorFromMajor, type Result } from '@candil/domain';
import type { SheetBudget } from './sheet-budget';

/** Amounts of the wire are cents written with a point; anything else never came from there. */
const cents = (amountMajor: number): number => {
  const minor = minorFromMajor(amountMajor);
  if (!minor.ok) throw new RangeError(`${amountMajor} is no amount of a budget`);
  return minor.value;
};

/** The copy for a client of a budget in whole currency units, in cents, with the margin told (QU14, QU15). */
export const clientAmounts = (budget: SheetBudget, marginPercent: number): Result<ClientCopy, BudgetFailure> =>
  clientCopyOf(
    {
      currency: budget.currency,
      discount: budget.discount,
      surcharge: budget.surcharge,
      iva: budget.iva,
      subTotalNet: cents(budget.subTotalNet),
      discountValue: cents(budget.discountValue),
      surchargeValue: cents(budget.surchargeValue),
      ivaValue: cents(budget.ivaValue),
      totalNet: cents(budget.totalNet),
      products: budget.products.map(({ id, quantity, unitPvp, pvp, discount, discountValue, netPrice }) => ({
        id,
        quantity,
        unitPvp: cents(unitPvp),
        pvp: cents(pvp),
        discount,
        discountValue: cents(discountValue),
        netPrice: cents(netPrice),
      })),
      dropped: [],
    },
    marginPercent,
  );
