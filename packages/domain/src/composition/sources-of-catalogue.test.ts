import { expect, it } from 'vitest';
import { createElementTree } from '../element';
import { BOM_SOURCES, CONNECTION, PENDANT, SPOT, TRACK } from '../testing/bom-sources';
import { connection, pendant, spot, track } from '../testing/bom-spaces';
import { CREATION_SOURCES } from '../testing/creation-sources';
import { compositionOf, spaceOf } from '../testing/elements';
import { failureOf, successOf, TODAY } from '../testing/results';
import { type CreationTerms, creationSources, evaluateCreation } from '.';

const { canopies, drivers, packaging } = BOM_SOURCES;
const driver = successOf(CREATION_SOURCES.accessoryOf('900203')).model;
const price = (model: string, basePriceMinor: number, rateId = 10) => ({ model, rateId, basePriceMinor });
const TERMS: CreationTerms = {
  models: [{ ...PENDANT, catalogId: 21 }, CREATION_SOURCES.modelOf('0820') ?? PENDANT, SPOT, TRACK, CONNECTION, driver],
  prices: [price('0820', 1, 12), price('0820', 20_000), price('9110', 15_000), price('9080', 4_000), price('9002', 3_100)],
  catalogId: 16,
  rateId: 10,
  currency: 'EUR',
  today: TODAY,
  canopies,
  drivers,
  packaging,
  families: { 110: { familyId: 11, description: 'Collection 110' }, 120: { familyId: 12, description: 'Collection 120' } },
  applicationLocations: { 1: { application: 1, location: 11 }, 2: { application: 2, location: 12 } },
  partKinds: { 9110: 'tube' },
  discounts: new Map([[7, 10]]),
};

it('CP11 evaluates a creation by plain data as by look-ups', () => {
  const rooms = [
    [compositionOf('A', [pendant('P1'), pendant('P2', { color: '24' })]), compositionOf('B', [pendant('P3', { installation: '10' })])],
    [compositionOf('C', [pendant('P4'), track('T', connection('F')), spot('S')])],
  ];
  for (const children of rooms) {
    const tree = createElementTree(spaceOf(children));
    expect(evaluateCreation(tree, creationSources(TERMS), 2)).toEqual(evaluateCreation(tree, CREATION_SOURCES, 2));
  }
});

it('CP11 takes the models of its catalogue, and the base prices of its rate', () => {
  const sources = creationSources(TERMS);
  expect(sources.modelOf('0820')?.catalogId).toBe(16);
  expect(sources.modelOf('0162')).toBeUndefined();
  expect(['0820', '0345'].map((model) => sources.hasPrice({ model } as Parameters<typeof sources.hasPrice>[0]))).toEqual([true, false]);
  expect(sources.partKindOf(TRACK)).toBe('tube');
  expect(sources.partKindOf(SPOT)).toBe('other');
  expect(creationSources({ ...TERMS, partKinds: {} }).partKindOf(TRACK)).toBe('other');
  expect(['9002', '9999 03', '9002 77'].map((code) => failureOf(sources.accessoryOf(code)).code)).toEqual([
    'reference.invalid',
    'article.model-unknown',
    'article.attribute-unknown',
  ]);
});

it('CP11 throws for a collection, an application or a location that the data lack', () => {
  const sources = creationSources({ ...TERMS, families: {}, applicationLocations: {} });
  expect(() => sources.familyOf(110)).toThrow(new RangeError('the catalogue has no collection 110'));
  expect(() => sources.applicationLocationOf(1)).toThrow(new RangeError('the catalogue has no application and location 1'));
});
