import type { BudgetCopy } from '@candil/contract';
import {
  type Budget,
  type BudgetFailure,
  clientCopyOf,
  type Earning,
  earningOf,
  majorFromMinor,
  minorFromMajor,
  ok,
  ownCostsOf,
  type Result,
} from '@candil/domain';
import { withFreight } from './freight';
import type { SheetBudget } from './sheet-budget';

/** Amounts of the wire are cents written with a point; anything else never came from there. */
const cents = (amountMajor: number): number => {
  const minor = minorFromMajor(amountMajor);
  if (!minor.ok) throw new RangeError(`${amountMajor} is no amount of a budget`);
  return minor.value;
};

const inCents = (budget: SheetBudget): Budget => ({
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
});

const discountsOf = ({ products }: SheetBudget): ReadonlyMap<string, number> =>
  new Map(products.map(({ id, ownDiscount = 0 }) => [id, ownDiscount]));

const withPrices = (products: SheetBudget['products'], priced: Budget['products']): SheetBudget['products'] => {
  const byId = new Map(priced.map((product) => [product.id, product]));
  return products.map((product) => {
    const own = byId.get(product.id);
    if (own === undefined) throw new Error(`${product.id} is not in the copy of its own budget`);
    return {
      ...product,
      unitPvp: majorFromMinor(own.unitPvp),
      pvp: majorFromMinor(own.pvp),
      discountValue: majorFromMinor(own.discountValue),
      netPrice: majorFromMinor(own.netPrice),
    };
  });
};

/** Lines beside the totals, priced as the others are. */
const atOwnPricesAlone = (
  budget: SheetBudget,
  products: SheetBudget['products'],
  markUpPercent: number,
): Result<SheetBudget['products'], BudgetFailure> => {
  const beside = { ...budget, products };
  const copy = clientCopyOf(inCents(beside), discountsOf(beside), markUpPercent);
  return copy.ok ? ok(withPrices(products, copy.value.products)) : copy;
};

/** The client's copy of a budget, with the given mark-up; parts of a line keep their amounts, which no such copy shows (QU14, QU15). */
export const atOwnPrices = (budget: SheetBudget, markUpPercent: number): Result<SheetBudget, BudgetFailure> => {
  const goods = clientCopyOf(inCents(budget), discountsOf(budget), markUpPercent);
  if (!goods.ok) return goods;
  const copy = withFreight(goods.value, cents(budget.freight ?? 0));
  if (!copy.ok) return copy;
  const instead = atOwnPricesAlone(budget, budget.alternatives ?? [], markUpPercent);
  if (!instead.ok) return instead;
  const { subTotalNet, discountValue, surchargeValue, ivaValue, totalNet, products } = copy.value;
  return ok({
    ...budget,
    ...(budget.alternatives !== undefined && { alternatives: instead.value }),
    subTotalNet: majorFromMinor(subTotalNet),
    discountValue: majorFromMinor(discountValue),
    surchargeValue: majorFromMinor(surchargeValue),
    ivaValue: majorFromMinor(ivaValue),
    totalNet: majorFromMinor(totalNet),
    products: withPrices(budget.products, products),
  });
};

/** A budget as a copy has it; throws a RangeError for a copy for a client that does not exist. */
export const copyOf = (budget: SheetBudget, copy: BudgetCopy): SheetBudget => {
  if (copy === 'own') return budget;
  if (budget.ownMarginPercent === null) throw new RangeError('a budget without a mark-up has no copy for a client');
  const client = atOwnPrices(budget, budget.ownMarginPercent);
  if (!client.ok) throw new RangeError(`this budget has no copy for a client: ${client.failure.code}`);
  return client.value;
};

/** Earnings of a copy, visible to its issuer only (QU20). */
export interface OwnEarning extends Earning {
  /** At list prices. */
  readonly listMinor: number;
}

/** Freight is paid to the carrier, so it earns nothing. */
const withoutFreight = ({ totalNet, ivaValue }: Budget, freightMinor: number) => ({ totalNet: totalNet - freightMinor, ivaValue });

export const ownEarningOf = (budget: SheetBudget, copy: BudgetCopy): OwnEarning => {
  const costs = [...ownCostsOf(inCents(budget), discountsOf(budget)).values()];
  const sum = (of: (cost: (typeof costs)[number]) => number): number => costs.reduce((total, cost) => total + of(cost), 0);
  return {
    listMinor: sum(({ totalGross }) => totalGross),
    ...earningOf(
      withoutFreight(inCents(copyOf(budget, copy)), cents(budget.freight ?? 0)),
      sum(({ totalNet }) => totalNet),
    ),
  };
};
