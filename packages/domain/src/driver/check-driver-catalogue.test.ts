import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { ok } from '../result';
import { driver, driverCatalogue } from '../testing/drivers';
import { failureOf } from '../testing/results';
import { checkDriverCatalogue } from '.';

/** Problems of an input, one line each. */
const problemsOf = (input: unknown) => failureOf(checkDriverCatalogue(input)).problems.map(({ path, reason }) => `${path} ${reason}`);
const withRow = (...row: readonly unknown[]) => ({ '0820': { usa: [], row } });

describe('loading drivers', () => {
  it('DR18 names every value that is none, and where', () => {
    expect([null, [], 'drivers', 7, undefined].map(problemsOf)).toEqual(Array(5).fill([' is no object']));
    expect(
      problemsOf({
        ...withRow(
          null,
          [],
          'driver',
          { number_support: '1', control: 'AA', driverCode: 900103 },
          { number_support: 0, control: '0', driverCode: '9001' },
          { number_support: 251, control: 3, driverCode: '900103' },
          { number_support: 1.5, control: 'A' },
          { number_support: Object.create(null), control: Symbol('A'), driverCode: null },
        ),
        '0270': { usa: {}, row: [] },
        '0345': { usa: [] },
        '0361': [],
        '0920': null,
        '92': { usa: [], row: [] },
        '92000': { usa: [], row: [] },
      }),
    ).toEqual([
      // Numbers without a zero in front come first among the keys of an object.
      '92 is no model number of four digits',
      '92000 is no model number of four digits',
      '0820.row[0] is no object',
      '0820.row[1] is no object',
      '0820.row[2] is no object',
      '0820.row[3].number_support is no whole number from 1 to 250',
      '0820.row[3].control is no control code',
      '0820.row[3].driverCode is no reference of the market row',
      '0820.row[4].number_support is no whole number from 1 to 250',
      '0820.row[4].control is no control code',
      '0820.row[4].driverCode is no reference of the market row',
      '0820.row[5].number_support is no whole number from 1 to 250',
      '0820.row[5].control is no control code',
      '0820.row[6].number_support is no whole number from 1 to 250',
      '0820.row[6].driverCode is no reference of the market row',
      '0820.row[7].number_support is no whole number from 1 to 250',
      '0820.row[7].control is no control code',
      '0820.row[7].driverCode is no reference of the market row',
      '0270.usa is no list',
      '0345.row is no list',
      '0361 is no object',
      '0920 is no object',
    ]);
  });

  it('DR18 returns the data, otherwise the first problem', () => {
    const good = driverCatalogue({ '0270': { usa: [], row: [driver(250, 'Z', '900103/1A_31')] } });
    const checked = checkDriverCatalogue(good);
    expect(checked).toEqual(ok(good));
    expect(checkDriverCatalogue({})).toEqual(ok({}));
    expect(checked.ok && checked.value).toBe(good);
    const failure = failureOf(checkDriverCatalogue(withRow({ ...driver(1, 'A', '900103'), control: 'a' }, 7)));
    expect(failure).toEqual({
      code: 'driver.catalogue-malformed',
      path: '0820.row[0].control',
      reason: 'is no control code',
      problems: [
        { path: '0820.row[0].control', reason: 'is no control code' },
        { path: '0820.row[1]', reason: 'is no object' },
      ],
    });
    expect(errorText(failure)).toBe('driver catalogue malformed: path 0820.row[0].control, reason is no control code');
  });

  it('DR19 refuses a reference of the other catalogue, or not as it is formatted', () => {
    expect(
      problemsOf({
        '0820': {
          usa: [driver(1, 'A', '910103'), driver(2, 'A', '9101-03')],
          row: [driver(1, 'A', '9001-03'), driver(2, 'A', '9001 03'), driver(3, 'A', '900103_00'), driver(4, 'A', '900103')],
        },
      }),
    ).toEqual([
      '0820.usa[0].driverCode is no reference of the market usa',
      '0820.row[0].driverCode is no reference of the market row',
      '0820.row[1].driverCode is no reference of the market row',
      '0820.row[2].driverCode is no reference of the market row',
    ]);
  });

  it('DR20 refuses a size and control that stand twice in a market', () => {
    expect(
      problemsOf({
        '0820': {
          usa: [driver(2, 'A', '9101-03')],
          row: [driver(2, 'A', '900103'), driver(2, 'B', '900103'), driver(1, 'A', '900103'), driver(2, 'A', '900203')],
        },
      }),
    ).toEqual(['0820.row[3] has size and control of an option before it']);
  });

  it('DR21 refuses drivers for a driverless model', () => {
    expect(problemsOf({ '7450': { usa: [], row: [] } })).toEqual(['7450 is a model without drivers']);
  });
});
