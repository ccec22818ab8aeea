import { expect, it } from 'vitest';
import { errorText } from '../error-text';
import { ok } from '../result';
import { failureOf } from '../testing/results';
import { catalogOf, parseCatalogId } from '.';

it('RC15 has the catalogues 16 and 21 only', () => {
  expect([16, '16', 21, '21'].map(parseCatalogId)).toEqual([ok(16), ok(16), ok(21), ok(21)]);
  expect([17, '', null, 1.6e1 + 1].map((value) => errorText(failureOf(parseCatalogId(value))))).toEqual(
    Array(4).fill('Not exist catalog value'),
  );
});

it('PR2 starts a company with the rate and currency of its catalogue', () => {
  expect([catalogOf(16), catalogOf(21)]).toEqual([
    { id: 16, name: 'INT', market: 'row', defaultRateId: 10, currency: 'EUR', dash: false, cappedIncrease: false, otherId: 21 },
    { id: 21, name: 'USA', market: 'usa', defaultRateId: 12, currency: 'USD', dash: true, cappedIncrease: true, otherId: 16 },
  ]);
});
