import { type Endpoint, endpoints } from '@candil/contract';
import { type CatalogId, ROLES, type RoleId } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
let grace: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  [marta, grace] = await Promise.all([app.signIn('distributor'), app.signIn('distributor.us')]);
});
afterAll(() => app.close());

describe('collections', () => {
  it('are shown with pictures and figures in the language asked for', async () => {
    const { body } = await marta.call(endpoints.getCollections, { query: { catalogId: 16, lang: 'de' } });
    expect(body.map(({ subFamilyId, name, modelCount }) => [subFamilyId, name, modelCount])).toEqual([
      [110, 'Alba', 7],
      [120, 'Perla', 6],
      [130, 'Tramo', 5],
      [140, 'Sino', 3],
      [150, 'Farol', 5],
      [160, 'Hoja', 5],
      [170, 'Disco', 5],
      [180, 'Faro', 5],
      [190, 'Guija', 4],
      [200, 'Brasa', 5],
      [210, 'Cala', 5],
      [219, 'Junco', 7],
      [225, 'Cinta', 21],
      [234, 'Aro', 4],
      [244, 'Vano', 4],
      [259, 'Coro', 5],
      [270, 'Trama', 4],
      [280, 'Carril', 7],
      [290, 'Rama', 4],
    ]);
    expect(body[0]).toEqual({
      subFamilyId: 110,
      familyId: 11,
      name: 'Alba',
      tagline: 'Gedrückte Schirme, die das Licht auf dem Tisch halten.',
      image: '/static/images/0820/42-day.webp',
      nightImage: '/static/images/0820/42-night.webp',
      modelCount: 7,
      fromPrice: { currency: 'EUR', amount: 201.5, net: true },
      lumens: { min: 560, max: 2900 },
      watts: { min: 6, max: 26 },
      weeks: { min: 3, max: 5 },
      configuratorType: { id: 7, description: 'MINI_COMPOSITOR' },
      canCompose: true,
      applicationLocations: [
        { id: 11, name: 'Über Tischen' },
        { id: 12, name: 'Ganze Räume' },
      ],
      applications: [{ id: 1, name: 'Pendelbeleuchtung' }],
      techniques: ['direct'],
      categories: [{ id: 19, name: 'Pendelleuchten' }],
    });
    const one = await marta.call(endpoints.getCollections, { query: { catalogId: 16, lang: 'de', subFamilyId: 110 } });
    expect(one.body).toEqual(body.slice(0, 1));
  });

  it('start from the price of a light, not of a part', async () => {
    const { body } = await marta.call(endpoints.getCollections, { query: { catalogId: 16, lang: 'en', subFamilyId: 225 } });
    expect(body.map(({ fromPrice, modelCount }) => [fromPrice?.amount, modelCount])).toEqual([[122.2, 21]]);
  });

  it('of the belt offer no application that it leaves out', async () => {
    const { body } = await marta.call(endpoints.getCollections, { query: { catalogId: 16, lang: 'en', subFamilyId: 225 } });
    expect(body.map(({ applications, applicationLocations }) => [applications.map(({ id }) => id), applicationLocations])).toEqual([
      [[7], expect.not.arrayContaining([expect.objectContaining({ id: 41 })])],
    ]);
    const { body: found } = await marta.call(endpoints.searchModels, { query: { catalog: 16, subFamilyId: [225], itemsPerPage: 50 } });
    expect(found.facets.applications.map(({ id }) => id)).toEqual([7]);
  });

  it('come without pictures where none are asked for', async () => {
    const [plain, whole] = await Promise.all(
      ([0, 1] as const).map(
        async (withImages) =>
          (await marta.call(endpoints.getCollections, { query: { catalogId: 16, lang: 'de', subFamilyId: 110, withImages } })).body[0],
      ),
    );
    expect(plain).toEqual({ ...whole, image: '', nightImage: null });
  });

  it('are shown as a named role sees them, and never as more than the account sees', async () => {
    const web = await app.signIn('webuser');
    const seen = async (client: TestClient, rolId?: RoleId) => {
      const query = { catalogId: 16, lang: 'en', subFamilyId: 110, ...(rolId !== undefined && { rolId }) } as const;
      return (await client.call(endpoints.getCollections, { query })).body.map(({ fromPrice }) => fromPrice);
    };
    const [net, gross] = [[{ currency: 'EUR', amount: 201.5, net: true }], [{ currency: 'EUR', amount: 310, net: false }]];
    expect([await seen(marta), await seen(marta, ROLES.distributor), await seen(marta, ROLES.admin)]).toEqual([net, net, net]);
    expect([await seen(marta, ROLES.webUser), await seen(marta, ROLES.apiUser)]).toEqual([gross, gross]);
    expect([await seen(web, ROLES.distributor), await seen(web, ROLES.admin)]).toEqual([gross, gross]);
    // The sales of the USA have no business with this catalogue.
    expect([await seen(marta, ROLES.sales), await seen(marta, ROLES.salesUsa)]).toEqual([net, []]);
    const refused = await marta.call(endpoints.getCollections, { query: { catalogId: 16, lang: 'de', rolId: 77 as 9 } });
    expect(refused.status).toBe(400);
  });

  it('start from the list price for viewers without net prices', async () => {
    const client = await app.signIn('webuser');
    const { body } = await client.call(endpoints.getCollections, { query: { catalogId: 16, lang: 'en', subFamilyId: 110 } });
    expect(body.map(({ fromPrice }) => fromPrice)).toEqual([{ currency: 'EUR', amount: 310, net: false }]);
  });

  it('can be had at the price they start from', async () => {
    const { body } = await marta.call(endpoints.listModelsByFamily, { query: { catalog: 16, subFamilyId: 110 } });
    const small = body.find(({ model }) => model === '0162');
    const products = [{ reference: '016210/1M_31' }];
    const { body: prices } = await marta.call(endpoints.priceProducts, { body: { catalogId: 16, products } });
    // 318 − 32 without driver, + 24 for the canopy that a remote driver needs, less 35 %.
    expect(small?.fromPrice?.amount).toBe(201.5);
    expect(prices.map((price) => 'prices' in price && price.prices.unitNet)).toEqual([201.5]);
  });
});

describe('models', () => {
  it('are listed with their finishes, those no longer made last', async () => {
    const { body } = await grace.call(endpoints.listModelsByFamily, { query: { catalog: 21, subFamilyId: 130, lang: 'us' } });
    expect(body.map(({ model, discontinued, replacedBy, fromPrice }) => [model, discontinued, replacedBy, fromPrice?.currency])).toEqual([
      ['2350', false, null, 'USD'],
      ['2355', false, null, 'USD'],
      ['2360', false, null, 'USD'],
      ['2365', false, null, 'USD'],
      ['5770', false, null, 'USD'],
      ['2351', true, '2355', 'USD'],
    ]);
    expect(body.at(-1)?.finishes.map(({ modifier, hex }) => [modifier, /^#[0-9a-f]{6}$/.test(hex)])).toEqual([
      ['51', true],
      ['10', true],
      ['11', true],
    ]);
  });

  it('are narrowed by where they hang', async () => {
    const models = async (applicationLocationId: number) => {
      const query = { catalog: 16, subFamilyId: 120, applicationLocationId };
      return (await marta.call(endpoints.listModelsByFamily, { query })).body.map(({ model }) => model);
    };
    expect([await models(11), await models(12), await models(99)]).toEqual([['5520', '5660', '5664'], ['5525', '5530', '5662'], []]);
  });

  it('are defined completely in each catalogue', async () => {
    const of = async (client: TestClient, catalog: CatalogId, subfamily?: number) => {
      const query = { model: ['0820', '5525', '9999'], catalog, ...(subfamily !== undefined && { subfamily }) };
      return (await client.call(endpoints.getVariations, { query })).body;
    };
    const [dome, globe, ...none] = await of(marta, 16);
    expect(dome?.model).toBe('0820');
    expect(globe?.model).toBe('5525');
    expect(none).toEqual([]);
    const controls = dome?.variations.filter(({ type }) => type === 'control').map(({ modifier }) => modifier);
    expect(controls).toEqual(['A', 'B', 'Z', 'M']);
    const [american] = await of(grace, 21, 110);
    expect(american?.variations.filter(({ type }) => type === 'control').map(({ modifier }) => modifier)).toEqual(['A', '1', 'Z', 'M']);
    const { body: single } = await marta.call(endpoints.getVariations, { query: { model: '0820' } });
    expect(single).toEqual([dome]);
  });
});

interface ReferenceQuery {
  readonly reference?: string;
  readonly matchingTerm?: string;
  readonly subFamilyId?: number;
  readonly applicationLocationId?: number;
}

describe('references', () => {
  const find = async (query: ReferenceQuery, client = marta, catalogId = 16) =>
    (await client.call(endpoints.findReferences, { query: { catalogId, ...query } })).body.map(({ reference }) => reference);

  it.each([
    ['0820 42 / 2a _ 10', ['082042/2A_10']],
    ['1160 10/1A_18', ['116010/1A_18']],
    ['0162 24/6Z_03', ['016224/6Z_03']],
    ['5770 14/2A', ['577014/2A']],
    ['082042', []],
    ['082042/9B_10', []],
    ['0820-42/2A_10', []],
    ['999942/2A_10', []],
    ['0162/1', []],
    ['x', []],
  ])('resolve %s exactly', async (reference, found) => {
    expect(await find({ reference })).toEqual(found);
  });

  it('begin with a term, blanks and letter case aside, and each of them can be had', async () => {
    const found = await find({ matchingTerm: '0820 62 / 1a' });
    expect(found).toEqual(['082062/1A_10', '082062/1A_18', '082062/1A_31', '082062/1A_32']);
    const prices = await marta.call(endpoints.priceProducts, {
      body: { catalogId: 16, products: found.map((reference) => ({ reference })) },
    });
    expect(prices.body.map((price) => 'prices' in price)).toEqual(found.map(() => true));
    expect(await find({ matchingTerm: '0820-11' }, grace, 21)).toHaveLength(20);
  });

  it('of a term no longer than a model number give one a model', async () => {
    expect(await find({ matchingTerm: '55' })).toEqual(['552011/1A_10', '552511/1A_10', '553011/1A']);
    expect(await find({ matchingTerm: '12' })).toEqual([]);
  });

  it('are narrowed to a sub-family and a place, with a term or without', async () => {
    expect(await find({ subFamilyId: 120, applicationLocationId: 11 })).toEqual(['552011/1A_10', '566011/1A_10', '566410/1A_10']);
    expect(await find({ subFamilyId: 120, matchingTerm: '5525' })).toEqual(['552511/1A_10']);
    expect(await find({ subFamilyId: 110, matchingTerm: '5525' })).toEqual([]);
    expect(await find({ subFamilyId: 110, reference: '552511/1A_10' })).toEqual([]);
    expect(await find({})).toEqual([]);
  });
});

describe('search', () => {
  const search = async (text: string, endpoint: typeof endpoints.searchArticles = endpoints.searchArticles) =>
    (await marta.call(endpoint, { query: { catalogId: 16, search: text, lang: 'de' } })).body;

  it.each([
    ['perla', ['5520', '5525', '5530', '5662', '5660', '5664']],
    ['PERLA kiesel', ['5660']],
    ['anillo', ['2598', '5770']],
    ['Cône', ['2350', '8135', '8140']],
    ['082', ['0820', '0825']],
    // The name first, then luminaires made for mirrors.
    ['spiegel', ['8420', '8410', '8415', '8425']],
    ['nothing of ours', []],
    ['%', []],
  ])('for %s finds models by code or name in any language', async (text, models) => {
    expect((await search(text)).map(({ model }) => model)).toEqual(models);
  });

  it.each([
    ['0820 42 / 2a _ 10', ['082042/2A_10']],
    ['082042/2A', ['082042/2A_10', '082042/2A_18', '082042/2A_31', '082042/2A_32']],
    ['20-42/2A_3', ['082042/2A_31', '082042/2A_32']],
    ['2042/2B_18', ['082042/2B_18']],
  ])('for %s finds references by any part of their code', async (text, references) => {
    expect((await search(text)).map(({ reference }) => reference)).toEqual(references);
  });

  it('returns names in the requested language, in the finish of the article', async () => {
    expect((await search('082042/2A_10'))[0]).toEqual({
      reference: '082042/2A_10',
      model: '0820',
      name: 'Alba 33',
      subFamilyId: 110,
      image: '/static/images/0820/42-day-400.webp',
    });
  });

  // The words of a name count too: 5955 is named a pendant in English alone.
  it.each([
    [56, ['brass', 'messing', 'latón', 'laiton', 'ottone']],
    [71, ['dimmable', 'dimmbar', 'regulable', 'gradable', 'dimmerabile']],
    [4, ['bathroom', 'Bad', 'baño', 'salle de bains', 'bagno']],
    [4, ['IP65', 'ip 65']],
    [59, ['Pendelleuchte', 'colgante', 'suspension']],
    [60, ['pendant', 'sospensione']],
  ])('finds %i models by words of the trade in any language: %j', async (count, words) => {
    const found = await Promise.all(
      words.map(async (text) => {
        const query = { catalog: 16, search: text, itemsPerPage: 100 } as const;
        return (await marta.call(endpoints.searchModels, { query })).body.total;
      }),
    );
    expect(found).toEqual(words.map(() => count));
    expect((await search(words[0] ?? '')).length).toBe(Math.min(20, count));
  });

  it.each(['brass', 'Salbeigrün'])('shows what it finds by the finish %s in that finish', async (text) => {
    const hits = await search(text);
    const models = await marta.call(endpoints.getVariations, { query: { model: hits.map(({ model }) => model), catalog: 16 } });
    const finishOf = ({ reference, model }: (typeof hits)[number]) => {
      const colors = models.body.find((each) => each.model === model)?.variations.filter(({ type }) => type === 'color') ?? [];
      const color = colors.find(({ modifier }) => reference.startsWith(`${model}${modifier}`));
      return Object.values(color?.description ?? {})
        .join(' ')
        .toLocaleLowerCase();
    };
    expect(hits.length).toBeGreaterThan(3);
    expect(hits.map(finishOf).filter((finish) => !finish.includes(text.toLocaleLowerCase()))).toEqual([]);
  });

  it('finds by several words of different kinds', async () => {
    expect((await search('alba brass 0820')).map(({ model }) => model)).toEqual(['0820']);
  });

  it('answers under its older path alike', async () => {
    const older = { ...endpoints.searchArticles, path: '/article/search' };
    expect(await search('ring', older)).toEqual(await search('ring'));
  });
});

describe('a catalogue', () => {
  const calls = (catalogId: CatalogId): [Endpoint, object][] => [
    [endpoints.getCollections, { query: { catalogId, lang: 'en' } }],
    [endpoints.listModelsByFamily, { query: { catalog: catalogId, subFamilyId: 110 } }],
    [endpoints.getVariations, { query: { model: '0820', catalog: catalogId } }],
    [endpoints.findReferences, { query: { catalogId, matchingTerm: '08' } }],
    [endpoints.searchArticles, { query: { catalogId, search: 'alba' } }],
    [endpoints.searchModels, { query: { catalog: catalogId } }],
    [endpoints.getPriceBasis, { query: { catalogId, subFamilyId: 110 } }],
    [endpoints.priceProducts, { body: { catalogId, products: [{ reference: '082042/2A_10' }] } }],
    [endpoints.getAvailability, { body: { catalogId, products: [{ reference: '082042/2A_10' }] } }],
  ];
  const statuses = async (client: TestClient, catalogId: CatalogId) =>
    Promise.all(calls(catalogId).map(async ([endpoint, input]) => (await client.call(endpoint, input)).status));

  it('is open to accounts of its catalogue and to administrators, closed to accounts of the other catalogue and to visitors', async () => {
    const admin = await app.signIn('admin');
    const all = (status: number) => calls(16).map(() => status);
    expect(await statuses(marta, 16)).toEqual(all(200));
    expect(await statuses(marta, 21)).toEqual(all(403));
    expect(await statuses(grace, 16)).toEqual(all(403));
    expect(await statuses(admin, 16)).toEqual(all(200));
    expect(await statuses(admin, 21)).toEqual(all(200));
    expect(await statuses(app.anonymous, 16)).toEqual(all(401));
  });

  it('is named to everyone', async () => {
    const { body } = await app.anonymous.call(endpoints.getCatalogues, {});
    expect(body).toEqual([
      { id: 16, name: 'INT', currency: 'EUR' },
      { id: 21, name: 'USA', currency: 'USD' },
    ]);
  });

  it.each(['17', 'x', '', '2147483648', '1e309', '-16'])('%j is none', async (catalogId) => {
    const { statusCode, payload } = await marta.send({ method: 'GET', url: `/api/categories/collections?catalogId=${catalogId}&lang=en` });
    expect(statusCode).toBe(400);
    expect(JSON.parse(payload).code).toBe('request.invalid');
  });
});
