import { endpoints, type ModelSummary, type RequestOf } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
let every: readonly ModelSummary[];

type Filters = Omit<RequestOf<typeof endpoints.searchModels>['query'], 'catalog'>;

const ask = async (filters: Filters, client = marta, catalog = 16) =>
  (await client.call(endpoints.searchModels, { query: { catalog, itemsPerPage: 100, ...filters } })).body;
const models = async (filters: Filters) => (await ask(filters)).items.map(({ model }) => model);
const those = (isWanted: (model: ModelSummary) => boolean) => every.filter(isWanted).map(({ model }) => model);

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
  every = (await Promise.all([1, 2].map((page) => ask({ page })))).flatMap(({ items }) => items);
});
afterAll(() => app.close());

describe('the models of a catalogue', () => {
  it('are all that are still made, in the order of the collections', async () => {
    expect(every).toHaveLength(111);
    expect(every.slice(0, 2).map(({ model }) => model)).toEqual(['0162', '0270']);
    expect(every.at(-1)?.model).toBe('9316');
    expect(every.some(({ discontinued }) => discontinued)).toBe(false);
    expect(every.find(({ model }) => model === '0820')).toEqual(
      expect.objectContaining({
        subFamilyId: 110,
        subFamilyName: 'Alba',
        nightImage: '/static/images/0820/42-night.webp',
        cctKelvin: [2700, 3000, 3500],
        distribution: 'direct',
        weeks: 3,
        moq: 1,
        reference: '082042/1A_10',
        virtual: false,
      }),
    );
  });

  it.each<[string, Filters, (model: ModelSummary) => boolean, number]>([
    ['a use', { application: [2] }, ({ applicationLocationId }) => applicationLocationId === 21, 5],
    ['several uses', { application: [2, 3] }, ({ applicationLocationId }) => [21, 31, 32].includes(applicationLocationId), 12],
    ['a place', { applicationLocationId: 51 }, ({ applicationLocationId }) => applicationLocationId === 51, 2],
    ['collections', { subFamilyId: [110, 120] }, ({ subFamilyId }) => subFamilyId === 110 || subFamilyId === 120, 13],
    ['a category', { category: '23' }, ({ categoryId }) => categoryId === 23, 4],
    ['a technique', { technique: ['indirect', 'wall-wash'] }, ({ distribution }) => /^(indirect|wall-wash)$/.test(distribution), 6],
    ['light', { lumensMin: 3000, lumensMax: 5200 }, ({ lumens }) => lumens >= 3000 && lumens <= 5200, 7],
    ['power', { wattsMax: 5, virtual: 0 }, ({ watts, virtual }) => watts <= 5 && !virtual, 3],
    ['weeks', { weeksMax: 3, virtual: '0' }, ({ weeks, virtual }) => weeks !== null && weeks <= 3 && !virtual, 44],
    ['price', { priceMax: 200, virtual: 0 }, ({ fromPrice, virtual }) => fromPrice !== null && fromPrice.amount <= 200 && !virtual, 31],
    ['what stands in compositions only', { virtual: 1 }, ({ virtual }) => virtual, 22],
    ['a name', { search: 'kegel' }, ({ model }) => ['2350', '8135', '8140'].includes(model), 3],
    ['a code', { search: '5525' }, ({ model }) => model === '5525', 1],
  ])('are narrowed by %s', async (_, filters, isWanted, count) => {
    const wanted = those(isWanted);
    expect(await models(filters)).toEqual(wanted);
    expect(wanted.length).toEqual(count);
  });

  it.each<[NonNullable<Filters['sort']>, (model: ModelSummary) => number | string | undefined, 1 | -1]>([
    ['NAME_ASC', ({ name }) => name, 1],
    ['NAME_DESC', ({ name }) => name, -1],
    ['PRICE_ASC', ({ fromPrice }) => fromPrice?.amount, 1],
    ['PRICE_DESC', ({ fromPrice }) => fromPrice?.amount, -1],
    ['LUMENS_ASC', ({ lumens }) => lumens, 1],
    ['LUMENS_DESC', ({ lumens }) => lumens, -1],
    ['WEEKS_ASC', ({ weeks }) => weeks ?? undefined, 1],
  ])('are ordered by %s, the unknown last', async (sort, of, direction) => {
    const values = (await ask({ sort })).items.map(of);
    const known = values.filter((value) => value !== undefined);
    const { compare } = new Intl.Collator('en', { numeric: true });
    expect(values).toEqual([
      ...known.toSorted(
        (first, second) => direction * (typeof first === 'string' ? compare(first, String(second)) : Number(first) - Number(second)),
      ),
      ...values.filter((value) => value === undefined),
    ]);
    expect(values).toHaveLength(100);
  });

  it('come page by page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ page, itemsPerPage: 40 })));
    expect(pages.map(({ total, page, itemsPerPage, items }) => [total, page, itemsPerPage, items.length])).toEqual([
      [111, 1, 40, 40],
      [111, 2, 40, 40],
      [111, 3, 40, 31],
      [111, 4, 40, 0],
    ]);
    expect(pages.flatMap(({ items }) => items)).toEqual(every);
  });
});

describe('a search that names a finish', () => {
  it.each(['brass', 'latón', 'Messing'])('shows %s what it finds in that finish, whatever the language of the page', async (search) => {
    const { items } = await ask({ search, lang: 'es' });
    const dome = items.find(({ model }) => model === '0820');
    expect(dome?.foundFinish).toBe('23');
    expect(dome?.image).toBe('/static/images/0820/23-day.webp');
    expect(dome?.reference).toMatch(/^082023/);
  });

  it('shows models as ever where it names none', async () => {
    const [dome] = (await ask({ search: 'Alba 33' })).items;
    expect(dome?.image).toBe('/static/images/0820/42-day.webp');
    expect(dome && 'foundFinish' in dome).toBe(false);
  });
});

describe('facets', () => {
  it('count as if their own filter were not set, but with all other filters', async () => {
    const { facets, total } = await ask({ application: [2], wattsMax: 7, lang: 'de' });
    // The belt leaves out portable light, its places 41 to 49.
    const isCountedIn7Watts = ({ watts, subFamilyId, applicationLocationId }: ModelSummary) =>
      watts <= 7 && !(subFamilyId === 225 && Math.floor(applicationLocationId / 10) === 4);
    const light = (isWanted: (model: ModelSummary) => boolean) => every.filter(isWanted);
    expect(total).toBe(2);
    expect(facets.applications.find(({ id }) => id === 2)).toEqual({ id: 2, name: 'Wandbeleuchtung', count: 2 });
    expect(facets.applications.reduce((sum, { count }) => sum + count, 0)).toBe(light(isCountedIn7Watts).length);
    expect(facets.watts).toEqual({ min: 6, max: 18 });
    expect(facets.categories).toEqual([{ id: 17, name: 'Wandleuchten', count: 2 }]);
    expect(facets.techniques).toEqual([
      { id: 'accent', count: 1 },
      { id: 'wall-wash', count: 1 },
    ]);
  });

  it('name the price in the currency of the catalogue', async () => {
    const grace = await app.signIn('distributor.us');
    const { facets } = await ask({ subFamilyId: 110 }, grace, 21);
    expect(facets.price?.currency).toBe('USD');
    expect(facets.price?.net).toBe(true);
  });

  it('of nothing are empty', async () => {
    const { items, facets } = await ask({ search: 'nothing of ours' });
    expect(items).toEqual([]);
    expect(facets).toEqual({
      applications: [],
      subFamilies: [],
      categories: [],
      techniques: [],
      lumens: null,
      watts: null,
      weeks: null,
      price: null,
    });
  });
});

describe('invalid filters', () => {
  it.each([
    'catalog=17',
    'catalog=16&technique=bright',
    'catalog=16&lumensMin=-1',
    'catalog=16&lumensMin=NaN',
    'catalog=16&priceMax=1e300',
    'catalog=16&application=x',
    'catalog=16&subFamilyId=2147483648',
    'catalog=16&virtual=2',
    'catalog=16&page=0',
    'catalog=16&itemsPerPage=101',
    'catalog=16&sort=BEST',
    'catalog=16&search=%00',
    `catalog=16&search=${'x'.repeat(65)}`,
    `catalog=16&${'application=1&'.repeat(51)}`,
  ])('are refused: %s', async (query) => {
    const { statusCode, payload } = await marta.send({ method: 'GET', url: `/api/articles/models?${query}` });
    expect(statusCode).toBe(400);
    expect(JSON.parse(payload).code).toBe('request.invalid');
  });
});
