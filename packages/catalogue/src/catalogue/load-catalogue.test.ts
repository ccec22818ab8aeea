import { describe, expect, it } from 'vitest';
import { emitStaticJson } from '../snapshot/emit-static-json';
import { loadCatalogue, loadSeedCatalogue } from './load-catalogue';

const catalogue = loadSeedCatalogue();
const numbers = (models: readonly { readonly model: string }[]) => models.map(({ model }) => model);

describe('the loaded catalogue', () => {
  it('holds three sub-families of four models in each catalogue', () => {
    const listed = [16, 21].map((id) =>
      catalogue.subFamilies.map((subFamily) => numbers(catalogue.modelsOfSubFamily(subFamily.id, id === 16 ? 16 : 21))),
    );
    const expected = [
      ['0162', '0820', '0825', '1160'],
      ['5520', '5525', '5660', '5662'],
      ['2350', '2351', '2355', '5770'],
    ];
    expect(listed).toEqual([expected, expected]);
  });

  it('finds a model in its own catalogue only', () => {
    expect(catalogue.modelOf('0820', 16)?.catalogId).toBe(16);
    expect(catalogue.modelOf('0820', 21)?.catalogId).toBe(21);
    expect(catalogue.modelOf('9999', 16)).toBeUndefined();
    expect(catalogue.modelsOfSubFamily(999, 16)).toEqual([]);
    expect(catalogue.subFamilyOf(120)?.name).toBe('Perla');
    expect(catalogue.subFamilyOf(999)).toBeUndefined();
  });

  it.each([
    ['0820', 10, 16, { amountMinor: 41_200, currency: 'EUR' }],
    ['5520', 11, 16, { amountMinor: 32_525, currency: 'EUR' }],
    ['0820', 12, 21, { amountMinor: 49_500, currency: 'USD' }],
    ['2351', 14, 16, undefined],
    ['0820', 13, 16, undefined],
    ['9999', 10, 16, undefined],
  ] as const)('prices model %s under rate %i in catalogue %i', (model, rateId, catalogId, money) => {
    expect(catalogue.basePrice(model, rateId, catalogId)).toEqual(money);
  });

  it('knows the ceiling side of installations that have one', () => {
    expect(catalogue.canopyOf('31')?.extraCeilingMetres).toBe(0.12);
    expect(catalogue.canopyOf('18')).toBeUndefined();
  });

  it.each([
    ['055', 'en', []],
    ['55', 'en', ['5520', '5525', '2355']],
    ['perla', 'en', ['5520', '5525', '5660', '5662']],
    ['KIESEL', 'de', ['5660']],
    ['cone', 'fr', ['2350']],
    ['20', 'en', ['5520', '0820']],
    ['t', 'en', ['2350', '2351', '2355', '5770', '5662', '1160']],
    ['lba  3', 'it', ['0820']],
    ['  ', 'en', []],
  ] as const)('finds %j in %s', (text, language, models) => {
    expect(numbers(catalogue.search(text, 16, language))).toEqual(models);
  });

  it('stops at the limit of a search', () => {
    expect(numbers(catalogue.search('perla', 16, 'en', 2))).toEqual(['5520', '5525']);
  });
});

describe('loading a snapshot', () => {
  it('takes what was emitted after a journey as text', () => {
    const { files, basePrices } = emitStaticJson();
    const loaded = loadCatalogue(JSON.parse(JSON.stringify(files)), JSON.parse(JSON.stringify(basePrices)));
    expect(loaded.ok && numbers(loaded.value.modelsOfSubFamily(110, 21))).toEqual(['0162', '0820', '0825', '1160']);
  });
});
