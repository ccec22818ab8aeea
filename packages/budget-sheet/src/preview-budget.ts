import type { BudgetLine, BudgetProduct, ProjectForBudget } from '@candil/contract';
import {
  type Budget,
  type BudgetFailure,
  type BudgetPercents,
  calculateBudget,
  type DroppedBudgetLine,
  majorFromMinor,
  ok,
  type Result,
} from '@candil/domain';
import { withFreight } from './freight';
import { centsOf, heldInputs, heldPieces, majorAmounts } from './held-pieces';
import { atOwnPrices } from './own-prices';
import type { SheetBudget } from './sheet-budget';
import { weeksFor } from './weeks-for';

/** Terms as entered; the domain checks the percentages, so they are passed on unchecked. */
export interface PreviewTerms extends BudgetPercents {
  readonly clientName?: string;
  readonly clientAddress?: string;
  readonly site?: string;
  readonly deliveryTerms?: string;
  readonly paymentTerms?: string;
  readonly comments?: string;
  /** In whole currency units; null or absent = not included. */
  readonly freight?: number | null;
  /** Null = no copy for a client. */
  readonly ownMarginPercent: number | null;
  /** By product; the project's own quantity and no discount where a product is missing. */
  readonly lines: ReadonlyMap<string, { readonly quantity?: unknown; readonly discount: unknown; readonly isAlternative?: boolean }>;
}

export interface BudgetPreview {
  readonly budget: SheetBudget;
  readonly dropped: readonly DroppedBudgetLine[];
}

type Piece = Budget['products'][number];

const productOf = (line: BudgetLine, priced: Piece): BudgetProduct => {
  const { productId: id, leadTimes, ...rest } = line;
  const { isPersonalized, discontinued, validation, weeksToday, lastSaved, compositions, articles, accessories, ...words } = rest;
  return { ...words, id, ...majorAmounts(priced), ...heldPieces(line, priced), weeks: weeksFor(leadTimes, priced.quantity) };
};

/** A budget in the making, priced as the service will price it: for live totals and a preview before it is issued (QU). */
export const previewBudget = (base: ProjectForBudget, terms: PreviewTerms): Result<BudgetPreview, BudgetFailure> => {
  const { currency, name: projectName } = base.project;
  const { lines, ownMarginPercent, discount, surcharge, iva } = terms;
  const { clientName = '', clientAddress = '', site = '', deliveryTerms = '', paymentTerms = '', comments = '', freight = null } = terms;
  const isAlternative = ({ productId }: BudgetLine): boolean => lines.get(productId)?.isAlternative === true;
  const inputsOf = (some: readonly BudgetLine[]) =>
    some.map((line) => ({
      id: line.productId,
      quantity: lines.get(line.productId)?.quantity ?? line.quantity,
      unitPvp: centsOf(line.unitPvp),
      ...heldInputs(line),
      discount: lines.get(line.productId)?.discount ?? 0,
      isPersonalized: line.isPersonalized,
      discontinued: line.discontinued,
    }));
  const percents = { currency, discount, surcharge, iva };
  const calculated = calculateBudget({ ...percents, products: inputsOf(base.lines.filter((line) => !isAlternative(line))) });
  if (!calculated.ok) return calculated;
  const beside = calculateBudget({ ...percents, products: inputsOf(base.lines.filter(isAlternative)) });
  if (!beside.ok) return beside;
  const { products, dropped, ...goods } = calculated.value;
  const delivered = withFreight(goods, Math.round((freight ?? 0) * 100));
  if (!delivered.ok) return delivered;
  const totals = delivered.value;
  const productsOf = (priced: readonly Piece[]): BudgetProduct[] => {
    const byId = new Map(priced.map((product) => [product.id, product]));
    return base.lines.flatMap((line) => {
      const own = byId.get(line.productId);
      return own === undefined ? [] : [productOf(line, own)];
    });
  };
  const alternatives = productsOf(beside.value.products);
  const budget: SheetBudget = {
    projectName,
    issuer: base.issuer,
    clientName,
    clientAddress,
    site,
    deliveryTerms,
    paymentTerms,
    comments,
    ownMarginPercent,
    currency,
    discount: totals.discount,
    surcharge: totals.surcharge,
    iva: totals.iva,
    discountValue: majorFromMinor(totals.discountValue),
    surchargeValue: majorFromMinor(totals.surchargeValue),
    ivaValue: majorFromMinor(totals.ivaValue),
    subTotalNet: majorFromMinor(totals.subTotalNet),
    totalNet: majorFromMinor(totals.totalNet),
    freight,
    products: productsOf(products),
    ...(alternatives.length > 0 && { alternatives }),
  };
  if (ownMarginPercent === null) return ok({ budget, dropped: [...dropped, ...beside.value.dropped] });
  const copy = atOwnPrices(budget, ownMarginPercent);
  return copy.ok ? ok({ budget, dropped: [...dropped, ...beside.value.dropped] }) : copy;
};
