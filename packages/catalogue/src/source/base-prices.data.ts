import type { CatalogId, Currency } from '@candil/domain';
import type { ModelSource } from './model-source';

/** A price list; its currency is the same in both catalogues. */
export interface Rate {
  readonly id: number;
  readonly currency: Currency;
}

export const RATES: readonly Rate[] = [
  { id: 10, currency: 'EUR' },
  { id: 11, currency: 'EUR' },
  { id: 12, currency: 'USD' },
  { id: 14, currency: 'USD' },
];

/** Base prices of the first collections in major units, by catalogue and model, in the order of `RATES`; `null` = not sold under that rate. */
const BASE_PRICES: Readonly<Record<CatalogId, Readonly<Record<string, readonly (number | null)[]>>>> = {
  16: {
    '0820': [412, 387.3, 468, 452],
    '0825': [685, 644, 778, 752],
    '0162': [318, 299, 361, 349.5],
    '1160': [364, 342.2, 414, 399],
    '5520': [346, 325.25, 393, 380],
    '5525': [452, 424.9, 514, 496],
    '5660': [398, 374.1, 452, 437],
    '5662': [486, 456.85, 552, 533.5],
    '2350': [428, 402.3, 486, 470],
    '2351': [372, 349.7, 423, null],
    '2355': [545, 512.3, 619, 598],
    '5770': [1180, 1109.2, 1340, 1295],
  },
  21: {
    '0820': [436, 409.85, 495, 478],
    '0825': [724, 680.55, 822, 795],
    '0162': [336, 315.85, 382, 369],
    '1160': [385, 361.9, 438, 423],
    '5520': [366, 344.05, 416, 402],
    '5525': [478, 449.3, 543, 524.5],
    '5660': [421, 395.75, 478, 462],
    '5662': [514, 483.15, 584, 564],
    '2350': [452, 424.9, 514, 497],
    '2351': [393, 369.4, 447, null],
    '2355': [576, 541.45, 655, 633],
    '5770': [1245, 1170.3, 1395, 1350],
  },
};

/** Price lists in percent of the price under rate 10 in catalogue 16, in the order of `RATES`. */
const PRICE_LISTS: Readonly<Record<CatalogId, readonly number[]>> = { 16: [100, 94, 114, 110], 21: [106, 99.5, 120, 116] };
/** Prices from here on are whole, those below end in .00, .05, .10 and so on. */
const WHOLE_FROM = 100;

/** Base prices of a model in the order of `RATES`: its own list, or the one that follows from its euros. */
export function basePricesOf({ model, euros }: ModelSource, catalogId: CatalogId): readonly (number | null)[] {
  const own = BASE_PRICES[catalogId][model];
  if (own !== undefined) return own;
  if (euros === undefined) throw new Error(`model ${model} has no price`);
  return PRICE_LISTS[catalogId].map((percent) => {
    const price = (euros * percent) / 100;
    return price >= WHOLE_FROM ? Math.round(price) : Math.round(price * 20) / 20;
  });
}
