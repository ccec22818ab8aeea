import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { CallInput, TestClient } from '../../../test/test-client';
import { projectsOfPage, readProjectPage } from './project-list-repository';

const DOME = '082042/2A_10';
const ROLES = ['specifier', 'distributor.us', 'sales', 'sales.us', 'admin', 'importer', 'noclient', 'webuser', 'other'] as const;

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const name of ['distributor', ...ROLES]) clients.set(name, await app.signIn(name));
});
afterAll(() => app.close());

const make = async (owner: string, name: string): Promise<Project> =>
  (await client(owner).call(endpoints.createProject, { body: { name, products: [{ referenceCode: DOME }] } })).body;

describe('the list', () => {
  const names = async (who: string, query: CallInput<typeof endpoints.listProjects>['query'] = {}) =>
    (await client(who).call(endpoints.listProjects, { query })).body;

  it('lists the sample projects of the company with their obstacles to ordering, newest first', async () => {
    const fresh = await buildTestApp();
    const { body } = await (await fresh.signIn('distributor')).call(endpoints.listProjects, {});
    await fresh.close();
    expect({
      ...body,
      items: body.items.map(({ name, status, pieces, linesToMend, order }) => [name, status, pieces, linesToMend, order]),
    }).toEqual({
      items: [
        ['Casa Llull restaurant', 1, 15, 1, null],
        ['Biblioteca Can Ferrer', 1, 17, 0, null],
        ['Oficinas Passeig 21', 1, 17, 1, null],
        ['Hotel Mirador - lobby', 2, 32, 0, { orderId: 204_417 }],
      ],
      total: 4,
      page: 1,
      itemsPerPage: 20,
    });
  });

  it('contains the data of a card', async () => {
    const { items } = await names('other', { search: 'bodega' });
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'Bodega Sierra Alta',
        catalogId: 16,
        currency: 'EUR',
        status: 1,
        version: 1,
        // Sample data are made when the template of the tests is.
        updatedAt: expect.stringMatching(/Z$/),
        ownerName: 'Diego Ramos',
        isOwn: true,
        pieces: 9,
        total: { amount: 2356.2, net: true },
        images: ['/static/images/5660/11-day-400.webp', '/static/images/0162/10-day-400.webp'],
        linesToMend: 0,
        order: null,
      },
    ]);
  });

  it('reflects every change, also on another instance, and contains net amounts only for accounts that may see them', async () => {
    const second = await buildTestApp({ open: app.open });
    const elsewhere = await second.signIn('webuser');
    const lea = client('webuser');
    const cards = async () => {
      const lists = await Promise.all([lea, elsewhere].map((who) => who.call(endpoints.listProjects, { query: { search: 'carte' } })));
      return lists.map(({ body }) => body.items.map(({ pieces, total, images, version }) => [pieces, total, images.length, version]));
    };
    const card = (...values: unknown[]) => [[values], [values]];
    let { body } = await lea.call(endpoints.createProject, { body: { name: 'Carte' } });
    const params = { projectId: body.id };
    expect(await cards()).toEqual(card(0, { amount: 0, net: false }, 0, 1));
    const products = [{ referenceCode: DOME, quantity: 2 }, { referenceCode: '552511/1A_10' }];
    body = (await lea.call(endpoints.addProducts, { params, body: { version: 1, products } })).body;
    expect(await cards()).toEqual(card(3, { amount: 1276, net: false }, 2, 2));
    const productId = body.products[0]?._id ?? '';
    await lea.call(endpoints.deleteProduct, { params: { ...params, productId }, query: { version: 2 } });
    expect(await cards()).toEqual(card(1, { amount: 452, net: false }, 1, 3));
    const { items } = (await client('admin').call(endpoints.listProjects, { query: { search: 'carte' } })).body;
    expect(items.map(({ total }) => total)).toEqual([{ amount: 452, net: true }]);
    await second.close();
  });

  it('finds names without accents and letter case, sorts and pages them', async () => {
    for (const name of ['Peñíscola uno', 'penisCOLA dos', 'Àrea tres']) await make('noclient', name);
    const found = await names('noclient', { search: 'PÉNISCOLA' });
    expect(found.items.map(({ name }) => name).sort()).toEqual(['Peñíscola uno', 'penisCOLA dos']);
    const sorted = await names('noclient', { sortBy: 'NAME_ASC' });
    expect(sorted.items.map(({ name }) => name)).toEqual(['Àrea tres', 'penisCOLA dos', 'Peñíscola uno']);
    const last = await names('noclient', { sortBy: 'NAME_DESC', itemsPerPage: 2, page: 2 });
    expect(last.items.map(({ name }) => name)).toEqual(['Àrea tres']);
    expect(last.total).toBe(3);
    expect(last.page).toBe(2);
    const behind = await names('noclient', { itemsPerPage: 2, page: 9 });
    expect(behind.items).toEqual([]);
    expect(behind.total).toBe(3);
  });

  it('filters own, company and assigned projects', async () => {
    const sales = (await names('sales')).items.map(({ isOwn }) => isOwn);
    expect(sales.length).toBeGreaterThan(4);
    expect((await names('sales', { projectUserRole: 'OWNER' })).total).toBe(0);
    expect((await names('sales', { projectUserRole: 'COMPANY' })).total).toBe(0);
    expect((await names('webuser', { projectUserRole: 'COMPANY' })).total).toBe(0);
    const own = await names('distributor', { projectUserRole: 'OWNER', itemsPerPage: 100 });
    expect(own.items.every(({ isOwn }) => isOwn)).toBe(true);
  });

  it('shows sales of the other catalogue nothing of this one, and an administrator both', async () => {
    expect((await names('sales.us')).items.map(({ catalogId }) => catalogId)).toEqual([21, 21]);
    const all = await names('admin', { itemsPerPage: 100 });
    expect(new Set(all.items.map(({ catalogId }) => catalogId))).toEqual(new Set([16, 21]));
  });
});

describe('a page of the list', () => {
  it('is sent only to whoever does not know it', async () => {
    const everything = { accountId: '', companyId: undefined, seesEverything: true, clientsOfCatalogue: undefined };
    const question = { audience: everything, role: undefined, searchKey: 'digested', order: 'NAME_ASC', limit: 5, offset: 0 } as const;
    await make('other', 'Digested');
    const read = await readProjectPage(app.database, question);
    const known = await readProjectPage(app.database, question, read.digest);
    await make('other', 'Digested too');
    const changed = await readProjectPage(app.database, question, read.digest);
    expect(projectsOfPage(read).total).toBe(1);
    expect(known.text).toBeNull();
    expect(projectsOfPage(changed).total).toBe(2);
    expect(changed.digest).not.toBe(read.digest);
  });
});
