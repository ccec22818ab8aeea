import { buildArticle, checkModel, composeReference, outletPlaces } from '@candil/domain';
import { expect, test } from 'vitest';
import { today } from '../testing/seed-articles';
import { seedData } from './seed-data';

const { accessories, basePrices, partKinds } = seedData();
const canopies = accessories.filter(({ canopy }) => canopy !== undefined);

test('there are round, linear and rectangular canopies from three to seven outlets, in both catalogues', () => {
  const canopiesOf = (catalogId: number) =>
    canopies.filter((model) => model.catalogId === catalogId).map(({ canopy }) => `${canopy?.shape} ${canopy?.outlets.length}`);
  expect(canopiesOf(16)).toEqual(['round 3', 'round 5', 'round 7', 'linear 3', 'linear 5', 'linear 7', 'rectangular 4', 'rectangular 6']);
  expect(canopiesOf(21)).toEqual(canopiesOf(16));
});

test('each is a valid article with a reference, a price under every rate and packaging', () => {
  for (const model of canopies) {
    expect(checkModel(model)).toEqual([]);
    const article = buildArticle(model, { color: '11', installation: '18' }, today);
    expect(article.ok && composeReference(model, article.value.selection)).toEqual({
      ok: true,
      value: `${model.model}${model.catalogId === 21 ? '-' : ''}11`,
    });
    expect(basePrices.filter((row) => row.model === model.model && row.catalogId === model.catalogId)).toHaveLength(4);
    expect(partKinds[model.model]).toBe('canopy');
  }
});

test('the smallest pendants hang side by side from each, the middle of it in the middle of its outlets', () => {
  for (const { canopy } of canopies) {
    if (canopy === undefined) continue;
    const places = outletPlaces(canopy, 0);
    const gaps = places.flatMap((one, index) => places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.z - other.z)));
    expect(Math.min(...gaps)).toBeGreaterThan(0.24);
    const middle = (axis: 'x' | 'z') => places.reduce((sum, place) => sum + place[axis], 0);
    expect([Math.abs(middle('x')), Math.abs(middle('z'))].every((metres) => metres < 0.003)).toBe(true);
  }
});
