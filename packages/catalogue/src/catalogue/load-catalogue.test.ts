import { describe, expect, it } from 'vitest';
import { emitStaticJson } from '../snapshot/emit-static-json';
import { loadCatalogue, loadSeedCatalogue } from './load-catalogue';

const catalogue = loadSeedCatalogue();
const numbers = (models: readonly { readonly model: string }[]) => models.map(({ model }) => model);

describe('the loaded catalogue', () => {
  it('holds nineteen collections with 113 models in each catalogue', () => {
    const counted = ([16, 21] as const).map((id) =>
      catalogue.subFamilies.map(
        ({ id: subFamilyId, name }) => `${subFamilyId} ${name} ${catalogue.modelsOfSubFamily(subFamilyId, id).length}`,
      ),
    );
    const expected = [
      ...[
        '110 Alba 7',
        '120 Perla 6',
        '130 Tramo 6',
        '140 Sino 4',
        '150 Farol 5',
        '160 Hoja 5',
        '170 Disco 5',
        '180 Faro 5',
        '190 Guija 4',
      ],
      ...[
        '200 Brasa 5',
        '210 Cala 5',
        '219 Junco 7',
        '225 Cinta 21',
        '234 Aro 4',
        '244 Vano 4',
        '259 Coro 5',
        '270 Trama 4',
        '280 Carril 7',
        '290 Rama 4',
      ],
    ];
    expect(counted).toEqual([expected, expected]);
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

  it('has the ceiling side of installations with a ceiling side', () => {
    expect(catalogue.canopyOf('31')?.extraCeilingMetres).toBe(0.12);
    expect(catalogue.canopyOf('18')).toBeUndefined();
  });

  it.each([
    ['055', 'en', []],
    ['55', 'en', ['5520', '5525', '5530', '2355', '3255', '5955', '7455', '8155']],
    ['perla', 'en', ['5520', '5525', '5530', '5660', '5662', '5664']],
    ['KIESEL', 'de', ['5660']],
    ['cone', 'fr', ['2350', '8135', '8140']],
    ['33', 'en', ['0820', '6330']],
    ['d', 'it', ['5730', '5735', '5740', '5745', '5750', '0361', '0935', '4125', '5940', '7125', '7485', '9310', '9316']],
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
  it('accepts the emitted files after a round trip as text', () => {
    const { files, basePrices } = emitStaticJson();
    const loaded = loadCatalogue(JSON.parse(JSON.stringify(files)), JSON.parse(JSON.stringify(basePrices)));
    expect(loaded.ok && numbers(loaded.value.modelsOfSubFamily(110, 21))).toEqual(['0162', '0270', '0345', '0361', '0820', '0825', '1160']);
  });
});
