import { endpoints, type Order, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

const DOME = '082042/2A_10';
const GLOBE = '552523/2Z_31';

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const name of [
    'distributor',
    'distributor.us',
    'specifier',
    'sales',
    'sales.us',
    'admin',
    'importer',
    'noclient',
    'webuser',
    'other',
  ]) {
    clients.set(name, await app.signIn(name));
  }
});
afterAll(() => app.close());

const make = async (owner: string, ...references: string[]): Promise<Project> => {
  const products = references.map((referenceCode) => ({ referenceCode, quantity: 2 }));
  return (await client(owner).call(endpoints.createProject, { body: { name: 'Casa Roca', products } })).body;
};
const requestFor = (project: Project) => ({
  projectId: project.id,
  version: project.version,
  products: project.products.map(({ _id, quantity }) => ({ _id, quantity })),
  sendTogether: true,
});
const place = async (owner: string, ...references: string[]): Promise<Order> => {
  const project = await make(owner, ...references);
  const { body } = await client(owner).call(endpoints.processOrder, { body: requestFor(project) });
  return (await client('admin').call(endpoints.getOrder, { params: { orderId: body.orderId } })).body;
};

describe('the list of orders', () => {
  it('lists the orders that the account may see, newest first, by status, mode and search', async () => {
    const klaus = await place('importer', DOME, GLOBE);
    const grace = await place('distributor.us', '0820-11/21_10');
    const list = async (who: string, query: object = {}) => {
      const { body } = await client(who).call(endpoints.listOrders, { query: { limit: 100, ...query } });
      return body.items.map(({ orderId }) => orderId);
    };
    expect(await list('importer')).toEqual([klaus.orderId]);
    expect(await list('distributor.us')).toEqual([grace.orderId]);
    expect(await list('sales.us')).toEqual([grace.orderId]);
    expect(await list('sales')).not.toContain(grace.orderId);
    expect((await list('admin')).slice(0, 2)).toEqual([grace.orderId, klaus.orderId]);
    expect(await list('admin', { mode: 'IMPORTER' })).toEqual([klaus.orderId]);
    expect(await list('admin', { mode: 'THIRDPARTY' })).toEqual([]);
    expect(await list('importer', { mode: 'ASSIGNED' })).toEqual([]);
    expect(await list('importer', { status: 2 })).toEqual([]);
    expect(await list('importer', { search: 'LICHTIMPORT' })).toEqual([klaus.orderId]);
    expect(await list('importer', { search: String(klaus.orderId) })).toEqual([klaus.orderId]);
    expect(await list('importer', { search: klaus.clientCode ?? 'none' })).toContain(klaus.orderId);
    expect(await list('importer', { search: '%' })).toEqual([]);
    const { body } = await client('importer').call(endpoints.listOrders, {});
    expect(body).toEqual({
      items: [
        {
          orderId: klaus.orderId,
          projectId: klaus.projectId,
          projectName: 'Casa Roca',
          companyName: 'Lichtimport Rhein',
          status: 1,
          createdAt: '2026-11-20T09:00:00.000Z',
          internalOrderNumber: '',
          pieces: 4,
          currency: 'EUR',
          total: { amount: 1071.4, net: true },
          shippingDate: '08/01/2027',
        },
      ],
      total: 1,
      page: 1,
      limit: 20,
    });
  });
});
