import { strict as assert } from 'node:assert';
import { budgetTotals } from '@candil/domain';
import Big from 'big.js';
import { BigNumber } from 'bignumber.js';
import { Decimal } from 'decimal.js';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds, setMachine } from '../../report';

const LINES = 10_000;
const TERMS = { discount: 1250, surcharge: 300, iva: 2100 };

/** What a decimal library does, under one set of names. */
interface Arithmetic<N> {
  readonly of: (value: number) => N;
  readonly plus: (a: N, b: N) => N;
  readonly minus: (a: N, b: N) => N;
  readonly times: (a: N, factor: number) => N;
  /** Hundredths, half away from zero. */
  readonly percent: (a: N, hundredths: number) => N;
}

/** The totals as one would write them on a decimal library: each amount rounded to the cent. */
const totalsBy = <N>({ of, plus, minus, times, percent }: Arithmetic<N>) => {
  let subtotal = of(0);
  for (let i = 0; i < LINES; i += 1) {
    const gross = times(of((COLUMNS.unitPvp[i] as number) / 100), COLUMNS.quantity[i] as number);
    subtotal = plus(subtotal, minus(gross, percent(gross, COLUMNS.discount[i] as number)));
  }
  const discounted = minus(subtotal, percent(subtotal, TERMS.discount));
  const surcharged = plus(discounted, percent(discounted, TERMS.surcharge));
  return Math.round(Number(plus(surcharged, percent(surcharged, TERMS.iva))) * 100);
};

const BIGNUMBER: Arithmetic<BigNumber> = {
  of: (value) => new BigNumber(value),
  plus: (a, b) => a.plus(b),
  minus: (a, b) => a.minus(b),
  times: (a, factor) => a.times(factor),
  percent: (a, hundredths) => a.times(hundredths).div(10_000).decimalPlaces(2, BigNumber.ROUND_HALF_UP),
};
const DECIMAL: Arithmetic<Decimal> = {
  of: (value) => new Decimal(value),
  plus: (a, b) => a.plus(b),
  minus: (a, b) => a.minus(b),
  times: (a, factor) => a.times(factor),
  percent: (a, hundredths) => a.times(hundredths).div(10_000).toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
};
const BIG: Arithmetic<Big> = {
  of: (value) => new Big(value),
  plus: (a, b) => a.plus(b),
  minus: (a, b) => a.minus(b),
  times: (a, factor) => a.times(factor),
  percent: (a, hundredths) => a.times(hundredths).div(10_000).round(2, Big.roundHalfUp),
};

const COLUMNS = {
  quantity: Int32Array.from({ length: LINES }, (_, i) => 1 + (i % 17)),
  unitPvp: Float64Array.from({ length: LINES }, (_, i) => 1_999 + ((i * 7_919) % 250_000)),
  discount: Int32Array.from({ length: LINES }, (_, i) => (i * 37) % 4_000),
};

/** Milliseconds of the same totals by the same libraries on the machine on which the absolute targets of the figures were set. */
const WHERE_TARGETS_WERE_SET = { bignumber: 21, decimal: 19, big: 16 } as const;
const KEYS = ['bignumber', 'decimal', 'big'] as const;
const medianOf = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Totals of a budget of 10,000 lines, against decimal libraries, equal to the cent. */
export const budgetOfLines = () => {
  const ours = () => budgetTotals(COLUMNS, TERMS).totalNet;
  const peers = { bignumber: () => totalsBy(BIGNUMBER), decimal: () => totalsBy(DECIMAL), big: () => totalsBy(BIG) };
  for (const peer of Object.values(peers)) assert.equal(peer(), ours());
  const times = compare({
    ours: { run: ours, calls: 1 },
    bignumber: { run: peers.bignumber, calls: 1 },
    decimal: { run: peers.decimal, calls: 1 },
    big: { run: peers.big, calls: 1 },
  });
  const slower = medianOf(KEYS.map((name) => times[name] / (WHERE_TARGETS_WERE_SET[name] * 1e6)));
  setMachine(slower);
  const told = KEYS.map((name) => `${name} ${nanoseconds(times[name])} (${WHERE_TARGETS_WERE_SET[name]} ms)`).join(', ');
  process.stdout.write(
    `  machine: ${told}: ${slower.toFixed(1)} times as slow as where the absolute targets were set; [ ] is a time there\n`,
  );
  figure(
    'budget totals',
    `10,000 lines ${absolute(times.ours)}, bignumber.js ${nanoseconds(times.bignumber)} (1/${(times.bignumber / times.ours).toFixed(0)}), decimal.js ${nanoseconds(times.decimal)}, big.js ${nanoseconds(times.big)}`,
    '<= 0.15 ms, <= 1/100 of bignumber.js',
    (slower) => times.ours <= 150_000 * slower && times.ours * 100 <= times.bignumber,
  );
};
