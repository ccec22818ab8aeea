import { describe, expect, it } from 'vitest';
import type { CatalogId } from '../catalogue';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { driver, driverCatalogue } from '../testing/drivers';
import { DRIVER_MODELS, DRIVERLESS_MODELS, driverGroups, driverMarketOf, driverResult, isDriverless } from '.';

const CATALOGUE = driverCatalogue();

describe('drivers of lights', () => {
  it('DR12 takes the drivers of usa for catalogue 21, else those of row', () => {
    expect([16, 21].map((catalogId) => driverMarketOf(catalogId as CatalogId))).toEqual(['row', 'usa']);
    const demand = { model: '0820', control: 'A', count: 3 };
    expect([driverGroups(CATALOGUE, demand, 'row'), driverGroups(CATALOGUE, demand, driverMarketOf(21))]).toEqual([
      ok([{ lights: 3, number_support: 4, driverCode: '900403' }]),
      ok([
        { lights: 2, number_support: 2, driverCode: '9102-03' },
        { lights: 1, number_support: 1, driverCode: '9101-03' },
      ]),
    ]);
  });

  it('DR13 takes the options of the control only', () => {
    const demand = { model: '0820', count: 5 };
    const catalogue = driverCatalogue();
    expect(['A', 'D'].map((control) => driverGroups(catalogue, { ...demand, control }, 'row'))).toEqual([
      ok([
        { lights: 4, number_support: 4, driverCode: '900403' },
        { lights: 1, number_support: 1, driverCode: '900103' },
      ]),
      ok([{ lights: 5, number_support: 6, driverCode: '900610' }]),
    ]);
  });

  it('DR14 makes no groups of a driverless model, or without an option for market and control', () => {
    const none = [
      { model: '7450', control: 'A', count: 3 },
      { model: '0820', control: 'Z', count: 3 },
      { model: '0820', control: undefined, count: 3 },
      // Known to take drivers, though this catalogue has none for it.
      { model: '0270', control: 'A', count: 3 },
    ];
    expect([
      ...none.map((demand) => driverGroups(CATALOGUE, demand, 'row')),
      driverGroups(CATALOGUE, { model: '0820', control: 'D', count: 3 }, 'usa'),
    ]).toEqual(Array(5).fill(ok([])));
  });

  it('DR15 has the models with drivers and those without', () => {
    expect(DRIVER_MODELS.join(' ')).toBe(
      '0270 0345 0361 0820 0920 2350 2351 2355 5520 5525 5660 5662 5664 5770 5772 5774 5935 6160 6165 3235 5730',
    );
    expect(DRIVERLESS_MODELS.join(' ')).toBe('7450 7455 7460 7470 7475');
    expect(['7450', '7455', '7460', '7470', '7475', '0820', '9999'].map(isDriverless)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('DR16 fails for an unknown model', () => {
    const unknown = ['9999', 'constructor'].map((model) => driverGroups(CATALOGUE, { model, control: 'A', count: 3 }, 'row'));
    expect(unknown).toEqual([
      fail({ code: 'driver.model-unknown', model: '9999' }),
      fail({ code: 'driver.model-unknown', model: 'constructor' }),
    ]);
    expect(unknown.map((result) => (result.ok ? '' : errorText(result.failure)))[0]).toBe('driver model unknown: model 9999');
  });

  it('DR17 counts the drivers of an article in both markets', () => {
    const demand = { articleCode: '082011/1M_31', model: '0820', control: 'A', count: 13 };
    expect([driverResult(CATALOGUE, demand), driverResult(CATALOGUE, { ...demand, model: '9999' })]).toEqual([
      ok({
        articleCode: '082011/1M_31',
        usa: [
          { driverCode: '9102-03', count: 6 },
          { driverCode: '9101-03', count: 1 },
        ],
        row: [
          { driverCode: '900403', count: 3 },
          { driverCode: '900103', count: 1 },
        ],
      }),
      fail({ code: 'driver.model-unknown', model: '9999' }),
    ]);
  });

  it('DR17 counts drivers of one code together', () => {
    const catalogue = { '0820': { usa: [], row: [driver(2, 'A', '900403'), driver(3, 'A', '900403')] } };
    expect(driverResult(catalogue, { articleCode: '082011', model: '0820', control: 'A', count: 5 })).toEqual(
      ok({ articleCode: '082011', usa: [], row: [{ driverCode: '900403', count: 2 }] }),
    );
  });
});
