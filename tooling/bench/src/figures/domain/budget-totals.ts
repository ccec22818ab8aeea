import { strict as assert } from 'node:assert';
import { budgetTotals } from '@candil/domain';
import { BIG, BIGNUMBER, COLUMNS, DECIMAL, TERMS, totalsBy } from '../../decimal-totals';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds } from '../../report';

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
  figure(
    'budget totals',
    `10,000 lines ${absolute(times.ours)}, bignumber.js ${nanoseconds(times.bignumber)} (1/${(times.bignumber / times.ours).toFixed(0)}), decimal.js ${nanoseconds(times.decimal)}, big.js ${nanoseconds(times.big)}`,
    '<= 0.15 ms, <= 1/100 of bignumber.js',
    (slower) => times.ours <= 150_000 * slower && times.ours * 100 <= times.bignumber,
  );
};
