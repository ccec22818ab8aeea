export {
  type Currency,
  localeOfCurrency,
  MAX_AMOUNT_MINOR,
  type Money,
  type MoneyFailure,
  majorFromMinor,
  minorFromMajor,
  money,
  safeMinor,
} from './money';
export { type PercentFailure, percentHundredths } from './percent';
export { divideDown, divideHalfAwayFromZero, divideUp, percentOf } from './rounding';
