import { type CodeAttributeType, linePrices } from '@candil/domain';
import type { ProductOffer } from './product-offer';
import type { Quote } from './quote';

type Price = NonNullable<Quote['price']>;
type What = Price['unit']['steps'][number]['what'];

/** One summand of the price of a piece. */
export interface PriceRow {
  /** `open`: the least sum of the open choices. */
  readonly what: What | 'open';
  readonly modifier: string | undefined;
  readonly amountMinor: number;
}

/**
 * Price of a piece as a sum: the base, the net effect of each choice, the least effect of open choices, and roundings.
 * Steps that add nothing are left out.
 */
export const priceRowsOf = ({ prices }: ProductOffer, { unit }: Price, open: readonly CodeAttributeType[]): readonly PriceRow[] => {
  const paid = (grossMinor: number): number => (prices.netVisible ? linePrices(grossMinor, 1, prices.discountPercent).unitNet : grossMinor);
  let before = 0;
  let atLeast = 0;
  const rows: PriceRow[] = [];
  for (const { what, modifier, runningMinor } of unit.steps) {
    const running = paid(runningMinor);
    if (open.some((type) => type === what)) atLeast += running - before;
    else if (running !== before || what === 'base') rows.push({ what, modifier, amountMinor: running - before });
    before = running;
  }
  return atLeast === 0 ? rows : [...rows, { what: 'open', modifier: undefined, amountMinor: atLeast }];
};
