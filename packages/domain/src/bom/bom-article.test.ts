import { describe, expect, it } from 'vitest';
import { articleAttributes, buildArticle, type ModelDefinition } from '../article';
import type { Selection } from '../attribute';
import { BOM_SOURCES, CONNECTION, PENDANT, SPOT, TRACK } from '../testing/bom-sources';
import { modelOf, text, variationOf } from '../testing/models';
import { successOf, TODAY } from '../testing/results';
import { bomArticle, configuratorTypeOf, isAccessory, productGridAttributes } from '.';

const FULL: Selection = { color: '10', temperature: '1', control: 'A', installation: '31', pendantHeightCm: 150 };
const articleOf = (model: ModelDefinition, selection: Selection) => successOf(buildArticle(model, selection, TODAY));
const lineOf = (model: ModelDefinition, selection: Selection, quantity = 1) =>
  bomArticle(
    { model, article: articleOf(model, selection), quantity, elementOrderValue: 3, configuratorType: configuratorTypeOf('CREA', 'WEB') },
    BOM_SOURCES,
  );

describe('a regular article', () => {
  it('BO2 is of the configurator EXPRESS of the PRIVATE_AREA by default', () => {
    expect([configuratorTypeOf(), configuratorTypeOf('COMPOSITOR_2D'), configuratorTypeOf('CREA', 'WEB')]).toEqual([
      { id: 4, description: 'EXPRESS', source: 'PRIVATE_AREA', configurator: 'EXPRESS' },
      { id: 9, description: 'COMPOSITOR_2D', source: 'PRIVATE_AREA', configurator: 'COMPOSITOR_2D' },
      { id: 1, description: 'CREA', source: 'WEB', configurator: 'CREA' },
    ]);
  });

  it('BO3 contains article, model and position', () => {
    expect(lineOf(PENDANT, FULL, 4)).toEqual({
      type: 'REGULAR',
      model: '0820',
      referenceCode: '082010/1A_31',
      referenceBase: '082010',
      attributes: articleAttributes(articleOf(PENDANT, FULL)),
      lumensLed: 640.3,
      watts: 7.1,
      sublevel: 2,
      familyId: 11,
      subFamily: { id: 110, description: 'Collection 110' },
      hasAttributes: true,
      applicationLocation: { application: 1, location: 11 },
      elementOrderValue: 3,
      articleCode: '082010/1A_31',
      accessoryCode: null,
      quantity: 4,
      isAvailablePrice: true,
      isPersonalized: 1,
      priceReference: '0820/1A',
      configuratorType: { id: 1, description: 'CREA', source: 'WEB', configurator: 'CREA' },
      validation: { status: 0 },
    });
    const bare = modelOf({ variations: [variationOf('color', '10')], subFamilyId: 130, familyId: 13, applicationLocationId: 2 });
    expect(
      [lineOf(bare, { color: '10' }), lineOf(SPOT, { color: '10' })].map(
        ({ subFamily, applicationLocation, sublevel, isAvailablePrice, hasAttributes }) => [
          subFamily,
          applicationLocation,
          sublevel,
          isAvailablePrice,
          hasAttributes,
        ],
      ),
    ).toEqual([
      [{ id: 130, description: 'Collection 130' }, { application: 2, location: 12 }, 2, true, false],
      [{ id: 120, description: 'Collection 120' }, { application: 2, location: 12 }, 5, false, false],
    ]);
    const hung = (delta: number) =>
      modelOf({
        variations: [variationOf('color', '10'), variationOf('pendantHeight', 'PH', { value: { min: 90, standard: 90, max: 120, delta } })],
      });
    expect([hung(0), hung(1)].map((model) => lineOf(model, { color: '10' }).hasAttributes)).toEqual([false, true]);
  });

  it('BO4 is not validated yet', () => {
    expect(lineOf(PENDANT, FULL).validation).toEqual({ status: 0 });
  });

  it('BO5 has its attributes by the names of grids with code, id, descriptions and flag', () => {
    const model = modelOf({
      variations: [
        variationOf('color', '10', { bov: '' }),
        variationOf('control', 'A', { bov: 'O' }),
        variationOf('installation', '03', { bov: 'T' }),
      ],
    });
    expect([
      articleAttributes(articleOf(model, { color: '10', control: 'A', installation: '03' })),
      articleAttributes(articleOf(model, { color: '10' })),
    ]).toEqual([
      {
        finish: { code: '10', id: 'finish-10', description: text('10'), bov: 'B' },
        control: { code: 'A', id: 'control-A', description: text('A'), bov: 'O' },
        installation: { code: '03', id: 'installation-03', description: text('03'), bov: 'T' },
      },
      { finish: { code: '10', id: 'finish-10', description: text('10'), bov: 'B' } },
    ]);
  });

  it('BO6 returns temperatures in kelvin and heights in centimetres', () => {
    const attributes = (selection: Selection) => articleAttributes(articleOf(PENDANT, { color: '10', ...selection }));
    expect(['1', '6', '9'].map((temperature) => attributes({ temperature }).ledColourTemp)).toEqual([
      { code: '1', id: 'ledColourTemp-1', description: text('Warm'), bov: 'V', value: 2700 },
      { code: '6', id: 'ledColourTemp-6', description: text('4000 K warm'), bov: 'V', value: 4000 },
      { code: '9', id: 'ledColourTemp-9', description: text('Tunable White'), bov: 'V' },
    ]);
    const written = modelOf({
      variations: [
        variationOf('color', '10'),
        ...['2700K', '3000 K'].map((name, at) => variationOf('temperature', String(at + 1), { description: text(name) })),
      ],
    });
    expect(['1', '2'].map((temperature) => lineOf(written, { color: '10', temperature }).attributes.ledColourTemp)).toEqual([
      { code: '1', id: 'ledColourTemp-1', description: { ...text('2700 K'), de: '2700 K (de)' }, bov: 'V', value: 2700 },
      { code: '2', id: 'ledColourTemp-2', description: text('3000 K'), bov: 'V', value: 3000 },
    ]);
    expect(attributes({ pendantHeightCm: 150 }).pendantHeight).toEqual({
      code: 'PH',
      id: 'pendantHeight-PH',
      description: text('PH'),
      bov: 'V',
      value: 150,
    });
  });

  it('BO7 has its reference as the code of an article, or of an accessory when it is no luminaire', () => {
    expect([PENDANT, SPOT, TRACK, CONNECTION].map(isAccessory)).toEqual([false, false, true, true]);
    expect(
      [lineOf(PENDANT, FULL), lineOf(TRACK, { color: '10' })].map(({ articleCode, accessoryCode }) => [articleCode, accessoryCode]),
    ).toEqual([
      ['082010/1A_31', null],
      [null, '911010'],
    ]);
  });

  it('BO8 returns whether its price is to be had, and 1 when it is personalised, else 0', () => {
    const flags = [lineOf(PENDANT, FULL), lineOf(PENDANT, { color: '10' }), lineOf(SPOT, { color: '10' })];
    expect(flags.map(({ isAvailablePrice, isPersonalized }) => [isAvailablePrice, isPersonalized])).toEqual([
      [true, 1],
      [true, 0],
      [false, 1],
    ]);
  });

  it('BO9 throws on a quantity that is none, naming it', () => {
    for (const quantity of [0, -1, 1.5, Number.NaN]) {
      expect(() => lineOf(PENDANT, FULL, quantity)).toThrow(new RangeError(`${quantity} is no quantity of an article`));
    }
  });

  it('BO26 shows its grid attributes', () => {
    const grid = productGridAttributes(lineOf(PENDANT, FULL));
    expect(grid).toEqual({
      finish: '10',
      ledColourTemp: 2700,
      control: 'A',
      installation: '31',
      lumensLed: 640.3,
      watts: 7.1,
      pendantHeight: 150,
    });
    expect(productGridAttributes(lineOf(SPOT, { color: '10' }))).toEqual({
      finish: '10',
      ledColourTemp: null,
      control: null,
      installation: null,
      lumensLed: 900,
      watts: 12.4,
      pendantHeight: null,
    });
  });
});
