export { type LinePrices, type LineTotals, linePrices, sumLines } from './line-prices';
export { type PriceBasis, type PriceFailure, type PriceStep, type UnitPrice, unitPrice } from './unit-price';
