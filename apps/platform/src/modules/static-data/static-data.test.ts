import { setTimeout as pause } from 'node:timers/promises';
import { emitStaticJson } from '@candil/catalogue';
import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { publishCatalogue } from './publish-catalogue';

const packaged = emitStaticJson();

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, from = app) =>
  from.anonymous.send({ method: 'GET', url: `/static/${path}`, headers });

describe('the static JSON', () => {
  it.each(Object.keys(packaged.files))('serves %s to everyone as it was published', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual(packaged.files[path]);
  });

  it('is answered with 304 by entity tag', async () => {
    const { headers } = await get('families/110_16.json');
    const etag = String(headers.etag);
    const again = await get('families/110_16.json', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
    const listed = await get('families/110_16.json', { 'if-none-match': `"other", W/${etag}` });
    expect(listed.statusCode).toBe(304);
    expect((await get('families/110_16.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('families/110_21.json')).headers.etag).not.toBe(etag);
  });

  it.each([
    'families/999_16.json',
    'families/110_17.json',
    'nothing.json',
    'families/..%2fsubfamilies.json',
    'families/%00',
    'constructor',
  ])('has no %s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('route.not-found');
  });
});

describe('publishing', () => {
  const renamed = () => {
    const files = structuredClone(packaged.files) as Record<string, { subFamily: { name: string } }>;
    const family = files['families/110_16.json'];
    if (family !== undefined) family.subFamily.name = 'Alba nova';
    const basePrices = packaged.basePrices.map((row) => (row.model === '0820' && row.rateId === 10 ? { ...row, basePrice: 500 } : row));
    return { ...packaged, files, basePrices, version: 'second' };
  };

  it('does nothing when the version was published before', async () => {
    expect(await publishCatalogue(app.database, packaged, new Date())).toBe(false);
  });

  it('bites on a second instance within a second: texts, files and prices', async () => {
    const second = await buildTestApp({ open: app.open });
    const marta = await second.signIn('distributor');
    const look = async () => {
      const { body: collections } = await marta.call(endpoints.getCollections, { query: { catalogId: 16, lang: 'en', subFamilyId: 110 } });
      const products = [{ reference: '082042/2A_10' }];
      const { body: prices } = await marta.call(endpoints.priceProducts, { body: { catalogId: 16, products } });
      const file = (await get('families/110_16.json', {}, second)).json();
      return [collections[0]?.name, prices.map((price) => 'prices' in price && price.prices.unitGross), file.subFamily.name];
    };
    expect(await look()).toEqual(['Alba', [412], 'Alba']);
    expect(await publishCatalogue(app.database, renamed(), new Date())).toBe(true);
    // The second is the rule itself: a later request is answered anew, however long a busy machine takes to answer.
    await pause(1_000);
    expect(await look()).toEqual(['Alba nova', [500], 'Alba nova']);
    await second.close();
  });

  it('is not replaced when an instance starts with an older package', async () => {
    const third = await buildTestApp({ open: app.open });
    const { body } = await (await third.signIn('distributor')).call(endpoints.getCollections, {
      query: { catalogId: 16, lang: 'en', subFamilyId: 110 },
    });
    await third.close();
    expect(body[0]?.name).toBe('Alba nova');
  });

  it('refuses an invalid base price', async () => {
    const [row] = packaged.basePrices;
    if (row === undefined) throw new Error('the package has no prices');
    const snapshot = { ...packaged, version: 'broken', basePrices: [{ ...row, basePrice: 1.234 }] };
    await expect(publishCatalogue(app.database, snapshot, new Date())).rejects.toThrow('The base price 1.234');
  });
});
