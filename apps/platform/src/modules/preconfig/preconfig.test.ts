import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const name of ['distributor', 'distributor.us', 'webuser']) clients.set(name, await app.signIn(name));
});
afterAll(() => app.close());

const list = async (query: object = {}, who = 'distributor', catalogId = 16) =>
  (await client(who).call(endpoints.listPreconfigs, { query: { catalogId, ...query } })).body;
const one = async (id: string, query: object = {}, who = 'distributor') =>
  (await client(who).call(endpoints.getPreconfig, { params: { id }, query })).body;

describe('preconfigured products', () => {
  it('are listed with prices and lead times', async () => {
    const [row, ...others] = await list({ subFamilyId: 110, lang: 'fr' });
    expect(others.map(({ id, composedWith }) => [id, composedWith])).toEqual([
      ['110-counter', null],
      ['110-cluster', null],
      ['110-free-hang', 'CREA'],
      ['110-canopy-row', 'CREA'],
      ['110-table-ring', 'CREA'],
      ['110-falling-spiral', 'CREA'],
      ['110-canopy-line', 'COMPOSITOR_CP_3D'],
      ['110-canopy-cascade', 'COMPOSITOR_CP_3D'],
    ]);
    expect(row).toEqual({
      id: '110-table-row',
      name: 'Une rangée au-dessus d’une longue table',
      text: '3 × Alba 33, assez bas pour que la lumière reste sur les assiettes.',
      picture: '/static/images/0820/42-day.webp',
      subFamilyId: 110,
      applicationLocationId: 11,
      configuratorType: { id: 7, description: 'MINI_COMPOSITOR' },
      composedWith: null,
      models: ['0820'],
      // 35 % off in the account's company.
      totals: { currency: 'EUR', gross: 1311, net: 852.15, discount: 458.85, pieces: 3, lumens: 2760, watts: 27 },
      weeks: 3,
    });
  });

  it('that are composed are shown in their rooms', async () => {
    const composed = (await list({ subFamilyId: 110 })).filter(({ composedWith }) => composedWith !== null);
    expect(composed.map(({ picture }) => picture)).toEqual(
      ['free-hang', 'canopy-row', 'table-ring', 'falling-spiral', 'canopy-line', 'canopy-cascade'].map(
        (scheme) => `/static/images/compositions/110-${scheme}.webp`,
      ),
    );
  });

  it.each([
    ['distributor', 16],
    ['distributor.us', 21],
  ] as const)('can be had by %s, two of every collection that sells single luminaires', async (who, catalogId) => {
    const all = await list({}, who, catalogId);
    const { body: collections } = await client(who).call(endpoints.getCollections, { query: { catalogId, lang: 'en' } });
    const single = collections.filter(({ configuratorType }) => configuratorType.id === 7);
    const few = single.filter(({ subFamilyId }) => all.filter((each) => each.subFamilyId === subFamilyId).length < 2);
    expect(single).toHaveLength(13);
    expect(few).toEqual([]);
    expect(all.filter(({ totals }) => totals.gross <= 0)).toEqual([]);
  });

  it('are narrowed by place', async () => {
    const narrowed = await list({ subFamilyId: 120, applicationLocationId: 11 });
    expect(narrowed.map(({ id }) => id)).toEqual(
      ['stairwell', 'free-hang', 'table-ring', 'falling-spiral', 'canopy-arch', 'canopy-cascade'].map((scheme) => `120-${scheme}`),
    );
    expect(await list({ subFamilyId: 999 })).toEqual([]);
  });

  it('cost the sum of their products, and become products of a project', async () => {
    const preconfig = await one('110-table-row', { lang: 'en' });
    const [product] = preconfig.products;
    expect(product).toEqual({
      referenceCode: '082042/1A_10',
      pendantHeight: 150,
      quantity: 3,
      model: '0820',
      modelName: 'Alba 33',
      image: '/static/images/0820/42-day-400.webp',
      descriptions: expect.arrayContaining([{ type: 'color', modifier: '42', text: 'Sage green', hex: '#4d5a46' }]),
      lumens: 920,
      watts: 9,
      prices: expect.objectContaining({ unitGross: 437, totalGross: 1311 }),
      availability: { days: 0, weeks: 3, shippingDate: '11/12/2026' },
    });
    const products = preconfig.products.map(({ referenceCode, pendantHeight, quantity }) => ({
      referenceCode,
      quantity,
      ...(pendantHeight !== undefined && { pendantHeight }),
    }));
    const made = await client('distributor').call(endpoints.createProject, { body: { name: 'From a starting point', products } });
    expect(made.status).toBe(201);
    expect(made.body.totals).toEqual(preconfig.totals);
  });

  it('each become a project without an issue', async () => {
    const all = await Promise.all((await list()).map(({ id }) => one(id)));
    const products = all.flatMap((preconfig) => preconfig.products.map(({ referenceCode, quantity }) => ({ referenceCode, quantity })));
    const { body } = await client('distributor').call(endpoints.createProject, { body: { name: 'All of them', products } });
    expect(body.products.flatMap(({ referenceCode, issues }) => issues.map(({ code }) => [referenceCode, code]))).toEqual([]);
    expect(body.products).toHaveLength(products.length);
  });

  it('show their net side to qualified accounts only', async () => {
    const preconfig = await one('110-table-row', {}, 'webuser');
    expect(Object.keys(preconfig.totals).toSorted()).toEqual(['currency', 'gross', 'lumens', 'pieces', 'watts']);
    expect(preconfig.products.map(({ prices }) => Object.keys(prices ?? {}).toSorted())).toEqual([['currency', 'totalGross', 'unitGross']]);
  });

  it('have the codes and prices of the catalogue of the account', async () => {
    const preconfig = await one('110-table-row', { lang: 'us' }, 'distributor.us');
    expect(preconfig.products[0]?.referenceCode).toBe('0820-42/1A_10');
    expect(preconfig.totals.currency).toBe('USD');
  });

  it.each([
    ['/api/preconfigs/creation/110-none', 404, 'preconfig.not-found'],
    ['/api/preconfigs/creation/constructor', 404, 'preconfig.not-found'],
    ['/api/preconfigs/creation/110--none', 400, 'request.invalid'],
    ['/api/preconfigs/creation/110-table-row?catalogId=21', 403, 'access.denied'],
    ['/api/preconfigs/list', 400, 'request.invalid'],
    ['/api/preconfigs/list?catalogId=21', 403, 'access.denied'],
    ['/api/preconfigs/list?catalogId=16&subFamilyId=1.5', 400, 'request.invalid'],
  ])('are refused: %s', async (url, status, code) => {
    const { statusCode, payload } = await client('distributor').send({ method: 'GET', url });
    expect(statusCode).toEqual(status);
    expect(JSON.parse(payload).code).toEqual(code);
  });

  it('are not shown to visitors', async () => {
    const answers = await Promise.all([
      app.anonymous.call(endpoints.listPreconfigs, { query: { catalogId: 16 } }),
      app.anonymous.call(endpoints.getPreconfig, { params: { id: '110-table-row' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });
});
