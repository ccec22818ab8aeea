import Big from 'big.js';
import { BigNumber } from 'bignumber.js';
import { Decimal } from 'decimal.js';

export const LINES = 10_000;
export const TERMS = { discount: 1250, surcharge: 300, iva: 2100 };

/** Operations of a decimal library, under one set of names. */
interface Arithmetic<N> {
  readonly of: (value: number) => N;
  readonly plus: (a: N, b: N) => N;
  readonly minus: (a: N, b: N) => N;
  readonly times: (a: N, factor: number) => N;
  /** Hundredths, half away from zero. */
  readonly percent: (a: N, hundredths: number) => N;
}

/** The totals as one would write them on a decimal library: each amount rounded to the cent. */
export const totalsBy = <N>({ of, plus, minus, times, percent }: Arithmetic<N>, lines = LINES) => {
  let subtotal = of(0);
  for (let i = 0; i < lines; i += 1) {
    const gross = times(of((COLUMNS.unitPvp[i] as number) / 100), COLUMNS.quantity[i] as number);
    subtotal = plus(subtotal, minus(gross, percent(gross, COLUMNS.discount[i] as number)));
  }
  const discounted = minus(subtotal, percent(subtotal, TERMS.discount));
  const surcharged = plus(discounted, percent(discounted, TERMS.surcharge));
  return Math.round(Number(plus(surcharged, percent(surcharged, TERMS.iva))) * 100);
};

export const BIGNUMBER: Arithmetic<BigNumber> = {
  of: (value) => new BigNumber(value),
  plus: (a, b) => a.plus(b),
  minus: (a, b) => a.minus(b),
  times: (a, factor) => a.times(factor),
  percent: (a, hundredths) => a.times(hundredths).div(10_000).decimalPlaces(2, BigNumber.ROUND_HALF_UP),
};
export const DECIMAL: Arithmetic<Decimal> = {
  of: (value) => new Decimal(value),
  plus: (a, b) => a.plus(b),
  minus: (a, b) => a.minus(b),
  times: (a, factor) => a.times(factor),
  percent: (a, hundredths) => a.times(hundredths).div(10_000).toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
};
export const BIG: Arithmetic<Big> = {
  of: (value) => new Big(value),
  plus: (a, b) => a.plus(b),
  minus: (a, b) => a.minus(b),
  times: (a, factor) => a.times(factor),
  percent: (a, hundredths) => a.times(hundredths).div(10_000).round(2, Big.roundHalfUp),
};

export const COLUMNS = {
  quantity: Int32Array.from({ length: LINES }, (_, i) => 1 + (i % 17)),
  unitPvp: Float64Array.from({ length: LINES }, (_, i) => 1_999 + ((i * 7_919) % 250_000)),
  discount: Int32Array.from({ length: LINES }, (_, i) => (i * 37) % 4_000),
};
