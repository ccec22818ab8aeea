import { endpoints } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const composed = async (client: TestClient, catalogId: CatalogId) =>
  (await client.call(endpoints.listPreconfigs, { query: { catalogId } })).body.filter(({ composedWith }) => composedWith !== null);

describe('composed starting points', () => {
  it.each([
    ['distributor', 16],
    ['distributor.us', 21],
  ] as const)('are saved as they are by %s without an issue, at the price they are shown with', async (who, catalogId) => {
    const client = await app.signIn(who);
    const all = await composed(client, catalogId);
    expect(all.length).toBeGreaterThanOrEqual(24);
    const found = [];
    for (const { id } of all) {
      const { body } = await client.call(endpoints.getPreconfig, { params: { id } });
      const made = await client.call(endpoints.createProject, {
        body: {
          name: 'Started',
          configurations: [{ document: body.composition?.document, furniture: [...(body.composition?.furniture ?? [])] }],
        },
      });
      const [product] = made.body.products;
      found.push([id, product?.issues, made.body.totals.net, product?.availability?.weeks ?? null, product?.lumens]);
    }
    expect(found).toEqual(all.map(({ id, totals, weeks }) => [id, [], totals.net, weeks, totals.lumens]));
  });

  it('are listed by id only', async () => {
    const { body } = await marta.call(endpoints.getConfig, { params: { id: '110-free-hang' } });
    const { body: preconfig } = await marta.call(endpoints.getPreconfig, { params: { id: '110-free-hang' } });
    expect(body).toEqual({ configId: '110-free-hang', ...preconfig.composition });
    const tried = [
      await marta.call(endpoints.getConfig, { params: { id: '110-table-row' } }),
      await marta.call(endpoints.getConfig, { params: { id: '110-free-hang' }, query: { catalogId: 21 } }),
    ];
    expect(tried.map(({ status, problem }) => [status, problem.code])).toEqual([
      [404, 'preconfig.not-found'],
      [403, 'access.denied'],
    ]);
  });
});

describe('the configuration of a product by its id alone', () => {
  it('is returned with its project only to accounts that may read the project', async () => {
    const { body: project } = await marta.call(endpoints.createProject, {
      body: { name: 'Own', configurations: [{ document: rowOfPendants() }] },
    });
    const id = project.products[0]?.configId ?? '';
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params: { projectId: project.id, productId: id } });
    const { body: whole } = await marta.call(endpoints.getProductConfig, { params: { id } });
    expect(whole).toEqual({ projectId: project.id, ...opened });
    const { body: config } = await marta.call(endpoints.getConfig, { params: { id } });
    expect(config).toEqual({ configId: id, document: opened.document, furniture: opened.furniture });
    const stranger = await app.signIn('distributor.us');
    const tried = [
      await stranger.call(endpoints.getProductConfig, { params: { id } }),
      await stranger.call(endpoints.getConfig, { params: { id } }),
      await marta.call(endpoints.getConfig, { params: { id: '00000000-0000-4000-8000-00000000dead' } }),
    ];
    expect(tried.map(({ status, problem }) => [status, problem.code])).toEqual(tried.map(() => [404, 'product.not-found']));
  });
});
