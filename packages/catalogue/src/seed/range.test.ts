import {
  ATTRIBUTE_TYPES,
  bovOf,
  CATEGORY_IDS,
  DRIVER_MODELS,
  DRIVERLESS_MODELS,
  ELEMENT_TYPES,
  elementTypeOf,
  ISO_LANGUAGES,
  offeredApplications,
  type Variation,
} from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { APPLICATION_LOCATIONS, APPLICATIONS } from '../source/classification.data';
import { MATERIALS } from '../source/materials.data';
import { seedData } from './seed-data';

const { models, subFamilies, canopies, basePrices } = seedData();
const international = models.filter(({ catalogId }) => catalogId === 16);
const variations = models.flatMap((model) => model.variations);
const distinct = <Value>(values: readonly Value[]) => [...new Set(values)].toSorted();
const modifiersOf = (type: Variation['type']) =>
  distinct(variations.filter((variation) => variation.type === type).map(({ modifier }) => modifier));

describe('the range of the maker', () => {
  it('has the sub-families that the domain names, and a product for each configurator that they open', () => {
    const configurators = subFamilies.map(({ id, configuratorType }) => [id, configuratorType.description] as const);
    expect(configurators.filter(([id]) => [110, 219, 225, 234, 244, 259, 270].includes(id))).toEqual([
      [110, 'MINI_COMPOSITOR'],
      [219, 'DRAWING'],
      [225, 'DRAWING'],
      [234, 'MINI_COMPOSITOR'],
      [244, 'MINI_COMPOSITOR'],
      [259, 'CREA'],
      [270, 'COMPOSITOR_2D'],
    ]);
  });

  it('has every model that takes a remote driver and every one that never does', () => {
    const numbers = international.map(({ model }) => model);
    expect([...DRIVER_MODELS, ...DRIVERLESS_MODELS].filter((model) => !numbers.includes(model))).toEqual([]);
  });

  it('has variations of all types with every flag, and the finishes of the specification', () => {
    expect(distinct(variations.map(({ type }) => type))).toEqual(ATTRIBUTE_TYPES.toSorted());
    expect(distinct(variations.map(bovOf))).toEqual(['B', 'O', 'T', 'V']);
    expect(modifiersOf('color')).toEqual(['03', '05', '10', '11', '14', '23', '24', '31', '33', '42', '51', '55', '62', '74', '81']);
    expect(distinct(variations.flatMap(({ modifier2 }) => modifier2 ?? []))).toEqual(['90', '91', '92']);
  });

  it('has every kind of element that a model can be', () => {
    const kinds = distinct(international.map(({ articleType }) => elementTypeOf(articleType) ?? 'Complement'));
    expect(kinds).toEqual(ELEMENT_TYPES.filter((type) => !['Space', 'Composition', 'Cluster', 'Pendant'].includes(type)).toSorted());
  });

  it('has models in every category and application, and shows the belt in none that its collection leaves out', () => {
    expect(distinct(international.map(({ categoryId }) => categoryId))).toEqual(Object.values(CATEGORY_IDS).toSorted());
    const used = distinct(
      subFamilies.flatMap(({ applicationLocations }) => applicationLocations.map(({ applicationId }) => applicationId)),
    );
    expect(used).toEqual(APPLICATIONS.map(({ id }) => id));
    expect(APPLICATION_LOCATIONS.map(({ id, applicationId, locationId }) => id - applicationId * 10 - locationId)).toEqual(
      APPLICATION_LOCATIONS.map(() => 0),
    );
    const belt = subFamilies.find(({ id }) => id === 225)?.applicationLocations.map(({ applicationId }) => applicationId) ?? [];
    expect([distinct(belt), distinct(offeredApplications(225, belt))]).toEqual([[4, 7], [7]]);
  });

  it('has canopies that ask nothing of the ceiling, room above it, or a material', () => {
    expect(
      canopies.map(({ installation, extraCeilingMetres, compatibleMaterials }) => [installation, extraCeilingMetres, compatibleMaterials]),
    ).toEqual([
      ['10', 0, ['all']],
      ['31', 0.12, ['pladur', 'wood']],
      ['32', 0.16, ['pladur']],
      ['11', 0, ['all']],
      ['12', 0, ['all']],
      ['33', 0.08, ['pladur', 'wood', 'metal']],
    ]);
  });

  it('is sold in both catalogues under the rates 10, 12 and two others', () => {
    expect(models.filter(({ catalogId }) => catalogId === 21).map(({ model }) => model)).toEqual(international.map(({ model }) => model));
    expect(distinct(basePrices.map(({ rateId, currency }) => `${rateId} ${currency}`))).toEqual(['10 EUR', '11 EUR', '12 USD', '14 USD']);
  });

  it('has discontinued models with successors that are sold', () => {
    const sold = new Set(international.filter(({ discontinued }) => !discontinued).map(({ model }) => model));
    const ended = international.filter(({ discontinued }) => discontinued);
    expect(ended.map(({ model, replacedBy = '' }) => [model, replacedBy, sold.has(replacedBy)])).toEqual([
      ['2351', '2355', true],
      ['0935', '0930', true],
    ]);
  });

  it('names each model once in a language, and describes each differently', () => {
    const twice = ISO_LANGUAGES.flatMap((language) => {
      const texts = international.flatMap(({ name, description }) => [name[language], description[language]]);
      return texts.filter((text, index) => texts.indexOf(text) !== index);
    });
    expect(twice).toEqual([]);
  });

  it('lists the materials of each model by name', () => {
    expect(
      models.filter(({ materials = [] }) => materials.length === 0 || materials.some((material) => !Object.hasOwn(MATERIALS, material))),
    ).toEqual([]);
  });

  it('shows every finish, on the model or by itself', () => {
    expect(
      variations
        .filter(({ type, thumbnail }) => type === 'color' && thumbnail === undefined)
        .map(({ model, modifier }) => `${model} ${modifier}`),
    ).toEqual([]);
  });
});
