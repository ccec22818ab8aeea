import { describe, expect, it } from 'vitest';
import { modelOf, rowOf, variationOf } from '../testing/models';
import { TODAY } from '../testing/results';
import { checkModel, initialSelection } from '.';

const withVariation = (...variation: Parameters<typeof variationOf>) => checkModel(modelOf({ variations: [variationOf(...variation)] }));

describe('loading a model', () => {
  it('AT4 refuses malformed dates, naming them', () => {
    const model = modelOf({
      availability: { since: '31/02/2026' },
      variations: [variationOf('color', '10', { validFrom: '2026-01-01', validUntil: '', availability: { until: 'soon' } })],
    });
    expect(checkModel(model)).toEqual([
      { code: 'model.date-malformed', model: '0162', where: 'base', text: '31/02/2026' },
      { code: 'model.date-malformed', model: '0162', where: 'color 10', text: '2026-01-01' },
      { code: 'model.date-malformed', model: '0162', where: 'color 10', text: 'soon' },
    ]);
    expect(() => initialSelection(model, TODAY)).toThrow('2026-01-01');
  });

  it('EX4 refuses an exclusion with a missing cell', () => {
    const { control, ...incomplete } = rowOf('10 1 A * *');
    const rows = JSON.parse(JSON.stringify([rowOf('10 * * * *'), incomplete, { ...incomplete, control: '' }]));
    expect(checkModel(modelOf({ exclusions: rows }))).toEqual(
      [1, 2].map((row) => ({ code: 'model.exclusion-cell-missing', model: '0162', row, cell: 'control' })),
    );
  });

  it('AT16 refuses modifiers that fit no place of a code or stand twice', () => {
    const twice = checkModel(modelOf({ variations: [variationOf('color', '10'), variationOf('color', '10')] }));
    const malformed = [
      withVariation('color', '1'),
      withVariation('temperature', '0'),
      withVariation('control', 'AA'),
      withVariation('installation', 'x1'),
    ];
    expect([twice, ...malformed].map(([failure, ...more]) => [failure?.code, more.length])).toEqual([
      ['model.modifier-twice', 0],
      ...Array(4).fill(['model.modifier-malformed', 0]),
    ]);
  });

  it('AT17 refuses a model without number and a pendant height without range', () => {
    expect(checkModel(modelOf({ model: '162' }))).toEqual([{ code: 'model.number-malformed', model: '162' }]);
    expect(withVariation('pendantHeight', 'PH')).toEqual([
      { code: 'model.pendant-height-missing', model: '0162', where: 'pendantHeight PH' },
    ]);
  });

  it('AT29 refuses a moq, lead times and a flag that are none', () => {
    const malformed = (where: string) => ({ code: 'model.malformed', model: '0162', where });
    const data = (more: object) => checkModel({ ...modelOf(), ...more });
    for (const moq of [0, 1.5, '1', null, Number.NaN]) expect(data({ moq })).toEqual([malformed('moq')]);
    const entries = [{ from: 0, weeks: 0 }, { from: -1, weeks: 1 }, { from: 1, weeks: 2.5 }, { from: '1', weeks: 2 }, { from: 1 }, 3];
    expect(data({ leadtime: entries })).toEqual([1, 2, 3, 4, 5].map((at) => malformed(`base leadtime[${at}]`)));
    const color = { ...variationOf('color', '10'), bov: 'X', moq: 0, leadtime: [{ from: 1, weeks: 2 }, {}] };
    expect(data({ variations: [color, { ...color, modifier: '24', bov: 'T', moq: 2, leadtime: [] }] })).toEqual([
      malformed('color 10 bov'),
      malformed('color 10 moq'),
      malformed('color 10 leadtime[1]'),
    ]);
  });

  it('AT28 refuses what is no model or lacks a part', () => {
    const malformed = (where: string, model = '0162') => ({ code: 'model.malformed', model, where });
    expect([undefined, [], 'model'].map(checkModel)).toEqual(Array(3).fill([malformed('model', '')]));
    const { technical, variations, ...incomplete } = modelOf({ exclusions: [] });
    expect(checkModel(incomplete)).toEqual([malformed('variations'), malformed('technical')]);
    expect(checkModel({ ...modelOf({}), variations: [7], exclusions: [null] })).toEqual([
      malformed('variations[0]'),
      malformed('exclusions[0]'),
    ]);
    const strange = { type: Object.create(null), modifier: Symbol('10'), validFrom: null, value: null };
    expect(checkModel({ ...modelOf({}), variations: [strange] }).map(({ code }) => code)).toEqual([
      'model.modifier-malformed',
      'model.date-malformed',
    ]);
  });

  it('PR16 refuses a base variation that changes the price', () => {
    const increments = [{ priceIncrement: 1 }, { priceIncrementDollars: 1 }, { priceIncrementPercent: 1 }];
    expect(increments.map((increment) => withVariation('color', '10', { bov: 'B', ...increment }))).toEqual(
      Array(3).fill([{ code: 'model.base-variation-priced', model: '0162', where: 'color 10' }]),
    );
    expect([withVariation('color', '10', { bov: 'B', priceIncrement: 0 }), withVariation('color', '10', { priceIncrement: 1 })]).toEqual([
      [],
      [],
    ]);
  });

  it('PR17 refuses increments of more than two decimals', () => {
    const increments = [{ priceIncrement: 1.005 }, { priceIncrementDollars: 0.001 }, { priceIncrementPercent: 2.125 }];
    expect(increments.map((increment) => withVariation('color', '10', increment))).toEqual(
      [1.005, 0.001, 2.125].map((value) => [{ code: 'model.amount-malformed', model: '0162', where: 'color 10', value }]),
    );
  });

  it('PR17 refuses a percentage below -100 or above 1,000', () => {
    const percents = [-100, 1000, -100.01, 1000.01];
    const one = { bov: 'O', priceIncrementDollars: 0.001 } as const;
    const dollars = { code: 'model.amount-malformed', model: '0162', where: 'color 10', value: 0.001 };
    expect(percents.map((priceIncrementPercent) => withVariation('color', '10', { ...one, priceIncrementPercent }))).toEqual([
      [dollars],
      [dollars],
      ...[-100.01, 1000.01].map((value) => [dollars, { ...dollars, value }]),
    ]);
  });
});
