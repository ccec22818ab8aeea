import { describe, expect, it } from 'vitest';
import { seedData } from '../seed/seed-data';
import { DECISION_TREES } from '../source/decision-trees.data';
import { SUB_FAMILIES } from '../source/sub-families.data';
import { canonicalJson, contentHash } from './content-hash';
import { emitStaticJson } from './emit-static-json';

/** The same value with the keys of every object the other way round, as a database may return them. */
function keysReversed<Value>(value: Value): Value;
function keysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => keysReversed(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, keysReversed(item)]),
  );
}

const CANOPIES = ['9701', '9702', '9703', '9711', '9712', '9713', '9721', '9722'];

describe('the snapshot', () => {
  it('holds one file of each kind per sub-family and catalogue, the trees of each catalogue, and four of all', () => {
    const perFamily = ['families', 'rules', 'accessories', 'layers', 'preconfigs'].flatMap((kind) =>
      SUB_FAMILIES.flatMap(({ id }) => [`${kind}/${id}_16.json`, `${kind}/${id}_21.json`]),
    );
    const trees = DECISION_TREES.flatMap(({ id }) => [`decision-trees/${id}_16.json`, `decision-trees/${id}_21.json`]);
    const indexes = ['classification.json', 'model-to-subfamily.json', 'subfamilies.json', 'subfamily-names.json'];
    expect(Object.keys(emitStaticJson().files).toSorted()).toEqual([...perFamily, ...trees, ...indexes].toSorted());
  });

  it('is the same, byte by byte, each time', () => {
    expect(JSON.stringify(emitStaticJson())).toBe(JSON.stringify(emitStaticJson()));
    expect(emitStaticJson().version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the same whatever the order in which models, prices and keys arrive', () => {
    const data = seedData();
    const shuffled = keysReversed({
      ...data,
      subFamilies: data.subFamilies.toReversed(),
      models: data.models.toReversed(),
      basePrices: data.basePrices.toReversed(),
    });
    expect(emitStaticJson(shuffled)).toEqual(emitStaticJson());
  });

  it('changes its version with one price and with one letter', () => {
    const data = seedData();
    const { version } = emitStaticJson(data);
    const dearer = {
      ...data,
      basePrices: data.basePrices.map((row, index) => (index === 0 ? { ...row, basePrice: row.basePrice + 0.01 } : row)),
    };
    const renamed = {
      ...data,
      models: data.models.map((model, index) => (index === 0 ? { ...model, name: { ...model.name, it: 'Alva 33' } } : model)),
    };
    expect(new Set([version, emitStaticJson(dearer).version, emitStaticJson(renamed).version]).size).toBe(3);
  });

  it('keeps prices out of the files that anyone may read', () => {
    expect(JSON.stringify(emitStaticJson().files)).not.toContain('basePrice');
  });

  it('lists the accessories of the models of a file: canopies, drivers with their articles, packaging and rules', () => {
    const option = (number_support: number, control: string, driverCode: string) => ({ number_support, control, driverCode });
    expect(emitStaticJson().files).toMatchObject({
      'accessories/110_16.json': {
        canopies: [{ installation: '10' }, { installation: '31' }, { installation: '32' }],
        drivers: {
          '0162': { usa: [], row: [] },
          '0820': {
            row: [
              ...[option(2, 'A', '961103'), option(4, 'A', '961203'), option(7, 'A', '961303')],
              ...[option(2, 'B', '962103'), option(4, 'B', '962203'), option(7, 'B', '962303')],
              ...[option(2, 'Z', '963103'), option(4, 'Z', '963203'), option(7, 'Z', '963303')],
            ],
          },
        },
        articles: ['9611', '9612', '9613', '9621', '9622', '9623', '9631', '9632', '9633', ...CANOPIES].map((model) => ({
          model,
          catalogId: 16,
        })),
        packaging: { minutesPerPoint: { PREPARA: 1.5, MONTAJE: 4, EMBALAJE: 2 }, pointsPerPackage: 12 },
        partKinds: { 9702: 'canopy' },
      },
      'accessories/130_21.json': {
        articles: ['9611', '9612', '9613', '9631', '9632', '9633', '9641', '9642', '9643', ...CANOPIES].map((model) => ({ model })),
        partKinds: { 5770: 'curve' },
      },
      'rules/110_16.json': {
        rules: ['cluster-lights-110', 'cluster-weight', 'composition-control', 'composition-power'].map((id) => ({ id, active: true })),
      },
      'rules/130_21.json': { rules: [{}, {}, {}, { script: 'totalPower <= 160' }] },
      'model-to-subfamily.json': { '0162': 110, '5525': 120, '2355': 130 },
      'subfamily-names.json': { 110: 'Alba', 120: 'Perla', 130: 'Tramo' },
    });
  });
});

describe('the content hash', () => {
  it('distinguishes contents that differ in one character or its place', () => {
    const texts = ['', 'a', 'b', 'ab', 'ba', 'aab', 'aba', 'é', '{"a":1}', '{"a":2}', '{"a":"1"}'];
    expect(new Set(texts.map(contentHash)).size).toBe(texts.length);
  });

  it('gives no collision among 100,000 short texts', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 100_000; index += 1) seen.add(contentHash(`${index % 317}:${index}`));
    expect(seen.size).toBe(100_000);
  });

  it.each([
    [{ b: 1, a: [null, true, { d: 'x', c: undefined }] }, '{"a":[null,true,{"d":"x"}],"b":1}'],
    ['"', '"\\""'],
    [[], '[]'],
  ])('writes %j canonically', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});
