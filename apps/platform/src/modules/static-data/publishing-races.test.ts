import { emitStaticJson } from '@candil/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { publishCatalogue } from './publish-catalogue';

const packaged = emitStaticJson();

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('publishing', () => {
  const renamed = () => {
    const files = structuredClone(packaged.files) as Record<string, { subFamily: { name: string } }>;
    const family = files['families/110_16.json'];
    if (family !== undefined) family.subFamily.name = 'Alba nova';
    const basePrices = packaged.basePrices.map((row) => (row.model === '0820' && row.rateId === 10 ? { ...row, basePrice: 500 } : row));
    return { ...packaged, files, basePrices, version: 'second' };
  };

  it('publishes a snapshot once in parallel starts', async () => {
    const snapshot = { ...renamed(), version: 'third' };
    const published = await Promise.all(Array.from({ length: 5 }, () => publishCatalogue(app.database, snapshot, new Date())));
    expect(published.toSorted()).toEqual([false, false, false, false, true]);
  });
});
