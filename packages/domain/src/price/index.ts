export type { BasisRefusal } from './basis-refusal';
export { type LinePrices, type LineTotals, linePrices, sumLines } from './line-prices';
export type { PriceBasis } from './price-basis';
export { discountPercentOf, findBasePrice, type PriceDates, type PriceRecord, priceRecord, type SubFamilyPrice } from './price-record';
export { type PricedReference, type PriceTerms, priceReference } from './price-reference';
export { type PriceFailure, type PriceStep, type UnitPrice, unitPrice } from './unit-price';
