import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatCalendarDay } from '../calendar';
import { fail, ok } from '../result';
import { failureOf, successOf, TODAY } from '../testing/results';
import {
  calculateBudget,
  checkFinalQuote,
  checkUsaBudget,
  formatBudgetNumber,
  isBudgetValid,
  issueBudget,
  parseBudgetNumber,
  reviseBudget,
} from '.';

const header = { projectId: 'p1', projectName: 'Lobby', clientName: 'Taller', createdBy: 'Ana', comments: '' };
const products = [{ id: 'L1', quantity: 2, unitPvp: 10_000, discount: 0, isPersonalized: 1, discontinued: false } as const];
const budgetOf = (discount: number) => successOf(calculateBudget({ currency: 'EUR', discount, surcharge: 0, iva: 21, products }));
const first = () => successOf(issueBudget({ year: 2026, serial: 42 }, { header, budget: budgetOf(0), today: TODAY }));

describe('issued budgets', () => {
  it('QU12 numbers the revisions of one budget', () => {
    const second = successOf(reviseBudget(first(), { header, budget: budgetOf(5), today: addDays(TODAY, 3) }));
    const third = successOf(reviseBudget(second, { header, budget: budgetOf(6), today: addDays(TODAY, 4) }));
    expect([first(), second, third].map(({ budgetNumber, number, totalNet }) => [budgetNumber, number, totalNet])).toEqual([
      ['B2026-00042', { year: 2026, serial: 42, revision: 1 }, 24_200],
      ['B2026-00042-R2', { year: 2026, serial: 42, revision: 2 }, 22_990],
      ['B2026-00042-R3', { year: 2026, serial: 42, revision: 3 }, 22_748],
    ]);
    expect(second).toMatchObject({ ...header, creationDate: addDays(TODAY, 3), discount: 5 });
  });

  it('QU13 never changes what was issued', () => {
    const budget = budgetOf(0);
    const issued = successOf(issueBudget({ year: 2026, serial: 42 }, { header, budget, today: TODAY }));
    const before = JSON.stringify(issued);
    reviseBudget(issued, { header, budget: budgetOf(50), today: TODAY });
    expect(() => Object.assign(issued, { totalNet: 1 })).toThrow(TypeError);
    expect(() => Object.assign(issued.products[0] ?? {}, { netPrice: 1 })).toThrow(TypeError);
    expect(() => (issued.products as unknown[]).push(1)).toThrow(TypeError);
    expect(Object.isFrozen(budget.products)).toBe(false);
    expect(JSON.stringify(issued)).toEqual(before);
    expect(issued.products).toEqual(budget.products);
  });

  it('QU16 is valid for its days, the first and the last included', () => {
    const at = (validityDays?: number) =>
      successOf(issueBudget({ year: 2026, serial: 1 }, { header, budget: budgetOf(0), today: TODAY, validityDays }));
    expect([at(), at(1), at(365)].map(({ validationDate }) => formatCalendarDay(validationDate))).toEqual([
      '30/06/2026',
      '01/06/2026',
      '31/05/2027',
    ]);
    expect([-1, 0, 29, 30].map((days) => isBudgetValid(at(), addDays(TODAY, days)))).toEqual([false, true, true, false]);
    const refused = [0, 366, 1.5, '30', Number.NaN].map((validityDays) =>
      failureOf(issueBudget({ year: 2026, serial: 1 }, { header, budget: budgetOf(0), today: TODAY, validityDays })),
    );
    expect(refused).toEqual([0, 366, 1.5, '30', Number.NaN].map((value) => ({ code: 'budget.validity', value, max: 365 })));
  });

  it('QU17 writes and reads the numbers of budgets', () => {
    const numbers = [
      [{ year: 2026, serial: 42, revision: 1 }, 'B2026-00042'],
      [{ year: 2026, serial: 123_456, revision: 2 }, 'B2026-123456-R2'],
      [{ year: 2000, serial: 1, revision: 1_000 }, 'B2000-00001-R1000'],
      [{ year: 9999, serial: 999_999_999, revision: 999_999_999 }, 'B9999-999999999-R999999999'],
    ] as const;
    for (const [number, text] of numbers) {
      expect(formatBudgetNumber(number)).toEqual(text);
      expect(parseBudgetNumber(` ${text.toLowerCase()} `)).toEqual(ok(number));
    }
    const malformed = [
      'B2026-42',
      'B2026-00000',
      'B2026-00042-R1',
      'B2026-00042-R02',
      'B2026-00042-R',
      'B1999-00001',
      'B2026-000042',
      'X2026-00042',
      'AB2026-00042',
      'B2026-00042A',
      'B2026-00042-R2A',
      'B2026-1000000000',
      'B2026-00001-R1000000000',
      '',
      42,
      null,
    ];
    expect(malformed.map(parseBudgetNumber)).toEqual(malformed.map((text) => fail({ code: 'budget.number-malformed', text })));
    const broken = [
      { year: 1999, serial: 1, revision: 1 },
      { year: 10_000, serial: 1, revision: 1 },
      { year: 2026, serial: 1_000_000_000, revision: 1 },
      { year: 2026, serial: 1, revision: 0 },
      { year: 2026, serial: 0, revision: 1 },
      { year: 2026, serial: 1, revision: 1_000_000_000 },
      { year: 2026, serial: 1.5, revision: 1 },
    ];
    for (const number of broken) {
      const named = `${number.year}, ${number.serial}, ${number.revision} are no number of a budget`;
      expect(() => formatBudgetNumber(number)).toThrow(new RangeError(named));
    }
    expect(parseBudgetNumber('B2026-1000000000-R1000000000').ok).toBe(false);
  });

  it('QU17 reads back what it writes', () => {
    const number = fc.record({
      year: fc.integer({ min: 2000, max: 9999 }),
      serial: fc.integer({ min: 1, max: 999_999_999 }),
      revision: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(
      fc.property(number, (one) => {
        expect(parseBudgetNumber(formatBudgetNumber(one))).toEqual(ok(one));
      }),
      {
        examples: [[{ year: 2026, serial: 7, revision: 1 }]],
      },
    );
  });
});

describe('budgets for the USA', () => {
  const usa = { budgetAlias: ' Lobby east ', specifier: { email: 'ana@studio.example', companyName: 'Studio' } };
  const place = (geonameId: number, name: string) => ({ geonameId, name });
  const quote = {
    ...usa,
    purchaserEmail: 'buy@studio.example',
    country: place(6_252_001, 'United States'),
    state: place(5_128_638, 'New York'),
    city: place(5_128_581, 'New York City'),
  };

  it('QU18 adds alias and specifier, a final quote also purchaser and place', () => {
    const checked = { ...usa, budgetAlias: 'Lobby east' };
    const incorporated = { ...usa, specifier: { ...usa.specifier, companyName: 'Acme, Inc.' } };
    expect(checkUsaBudget(incorporated)).toEqual(ok({ ...incorporated, budgetAlias: 'Lobby east' }));
    expect(checkUsaBudget({ ...usa, more: 1 })).toEqual(ok(checked));
    expect(checkFinalQuote(quote)).toEqual(ok({ ...quote, ...checked }));
    const long = 'x'.repeat(200);
    expect(checkFinalQuote({ ...quote, country: { ...place(1, ` ${long.slice(2)} `), more: 1 }, state: place(2, long) })).toEqual(
      ok({ ...quote, ...checked, country: place(1, long.slice(2)), state: place(2, long) }),
    );
  });

  it.each([
    ['budgetAlias', { budgetAlias: '' }],
    ['budgetAlias', { budgetAlias: undefined }],
    ['specifier.email', { specifier: { ...usa.specifier, email: 'ana' } }],
    ['specifier.email', { specifier: null }],
    ['specifier.companyName', { specifier: { ...usa.specifier, companyName: ' ' } }],
    ['specifier.companyName', { specifier: { ...usa.specifier, companyName: 'x'.repeat(101) } }],
    ['specifier.companyName', { specifier: { ...usa.specifier, companyName: 'Acme; Inc' } }],
    ['purchaserEmail', { purchaserEmail: undefined }],
    ['country', { country: undefined }],
    ['country', { country: place(0, 'United States') }],
    ['state', { state: place(1.5, 'New York') }],
    ['state', { state: { geonameId: '1', name: 'New York' } }],
    ['state', { state: place(-1, 'New York') }],
    ['city', { city: { geonameId: 1, name: 7 } }],
    ['city', { city: place(1, ' ') }],
    ['city', { city: place(1, 'x'.repeat(201)) }],
  ])('QU18 names %s when it does not fit: %j', (field, more) => {
    expect(checkFinalQuote({ ...quote, ...more })).toEqual(fail({ code: 'budget.usa-field', field }));
  });

  it('QU18 refuses what is no budget', () => {
    expect([undefined, null, 'x', 7].map((input) => checkUsaBudget(input))).toEqual(
      Array(4).fill(fail({ code: 'budget.usa-field', field: 'budgetAlias' })),
    );
  });
});
