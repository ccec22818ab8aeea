import { type Budget, fail, MAX_AMOUNT_MINOR, ok, percentOf, type Result } from '@candil/domain';

type Totals = Pick<Budget, 'subTotalNet' | 'discountValue' | 'surchargeValue' | 'iva' | 'ivaValue' | 'totalNet'>;

/** The totals with cents of freight: it bears tax as the goods do, but neither discount nor surcharge. */
export const withFreight = <T extends Totals>(
  budget: T,
  freightMinor: number,
): Result<T, { readonly code: 'budget.too-large'; readonly maxMinor: number }> => {
  const beforeTax = budget.subTotalNet - budget.discountValue + budget.surchargeValue + freightMinor;
  if (beforeTax * (1 + budget.iva / 100) > MAX_AMOUNT_MINOR) return fail({ code: 'budget.too-large', maxMinor: MAX_AMOUNT_MINOR });
  const ivaValue = percentOf(beforeTax, Math.round(budget.iva * 100));
  return ok({ ...budget, ivaValue, totalNet: beforeTax + ivaValue });
};
