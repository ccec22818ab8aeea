import { endpoints } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { WrittenAnswer } from '../../kernel';
import { accounts, companyDiscounts } from '../account';
import type { CatalogueContext } from '../price';
import { KeptAnswers } from './kept-answers';
import { KeptProjects, type Viewer } from './kept-projects';
import type { ProjectHeader } from './stored-project';
import { projects } from './tables';

let app: TestApp;
let marta: TestClient;
let sales: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  [marta, sales] = await Promise.all([app.signIn('distributor'), app.signIn('sales')]);
});
afterAll(() => app.close());

const REFERENCE = '082042/2A_10';
const made = async () =>
  (await marta.call(endpoints.createProject, { body: { name: 'Kept', products: [{ referenceCode: REFERENCE, quantity: 2 }] } })).body;
const read = async (projectId: string, client = marta, lang: 'en' | 'de' = 'en') =>
  (await client.call(endpoints.getProject, { params: { projectId }, query: { lang } })).body;

describe('a project that is read again', () => {
  test('is the same, and as it is after each change', async () => {
    const project = await made();
    const [first, second] = [await read(project.id), await read(project.id)];
    expect(second).toEqual(first);
    expect(first).toEqual(project);
    const [line] = project.products;
    const params = { projectId: project.id, productId: line?._id ?? '' };
    const changed = await marta.call(endpoints.updateProduct, { params, body: { version: project.version, quantity: 3 } });
    expect(await read(project.id)).toEqual(changed.body);
    expect((await read(project.id)).products[0]?.quantity).toBe(3);
    const body = { version: changed.body.version, name: 'Renamed' };
    await marta.call(endpoints.renameProject, { params: { projectId: project.id }, body });
    expect((await read(project.id)).name).toBe('Renamed');
  });

  test('is answered to each viewer with their rights and in their language', async () => {
    const { id } = await made();
    await read(id);
    const [own, german, others] = [await read(id), await read(id, marta, 'de'), await read(id, sales)];
    expect(german.products[0]?.descriptions).not.toEqual(own.products[0]?.descriptions);
    expect(others).toEqual({ ...own, access: others.access });
    expect([await read(id), await read(id, marta, 'de'), await read(id, sales)]).toEqual([own, german, others]);
  });

  test('follows the day: dates of delivery move on', async () => {
    const { id } = await made();
    const before = await read(id);
    app.clock.advance(36 * 60 * 60 * 1000);
    const later = await app.signIn('distributor');
    const after = await read(id, later);
    app.clock.advance(-36 * 60 * 60 * 1000);
    expect(after.onSite?.date).not.toBe(before.onSite?.date);
  });

  test('is not answered to accounts without read access, or after its deletion', async () => {
    const { id, version } = await made();
    await read(id);
    const stranger = await app.signIn('webuser');
    expect((await stranger.call(endpoints.getProject, { params: { projectId: id } })).status).toBe(403);
    await marta.call(endpoints.deleteProject, { params: { projectId: id }, query: { version } });
    expect((await marta.call(endpoints.getProject, { params: { projectId: id } })).status).toBe(403);
  });
});

const context = { catalogue: {}, book: {}, today: 1, rulesOn: true } as unknown as CatalogueContext;
const written = WrittenAnswer.of(endpoints.deleteProject, '');
const ten = Object.assign(Object.create(WrittenAnswer.prototype), written, { text: 'a'.repeat(10) }) as WrittenAnswer;

test('the cache is bounded and evicts the oldest entry', () => {
  const answers = new KeptAnswers(35);
  for (const key of ['1', '2', '3']) answers.keep(context, key, 'about', ten);
  expect(['1', '2', '3'].map((key) => answers.has(key))).toEqual([false, true, true]);
});

test('a cached answer is used only for the inputs that it was made from', () => {
  const header = (id: string) =>
    ({ id, ownerId: 'a', thirdPartyId: null, company: null, status: 1, catalogId: 16 }) as unknown as ProjectHeader;
  const viewer = { actor: { accountId: 'a', roles: [2], privileges: [], roleId: 2, company: null, seesNetPrices: true }, language: 'en' };
  const kept = new KeptProjects();
  const whose = viewer as unknown as Viewer;
  kept.keep(context, header('3'), whose, ten);
  expect(kept.find(context, header('3'), whose)).toBe(ten);
  const others = [{ rulesOn: false }, { today: 2 }, { book: {} }, { catalogue: {} }] as unknown as Partial<CatalogueContext>[];
  expect(others.map((other) => kept.find({ ...context, ...other }, header('3'), whose))).toEqual(others.map(() => undefined));
  expect(kept.find(context, { ...header('3'), version: 2 }, whose)).toBeUndefined();
});

test('a page of the list that is asked for again follows the names, terms and projects that it shows', async () => {
  const page = async (client = marta) => (await client.call(endpoints.listProjects, { query: { search: 'paged', itemsPerPage: 5 } })).body;
  const { id } = (
    await marta.call(endpoints.createProject, { body: { name: 'Paged', products: [{ referenceCode: REFERENCE, quantity: 2 }] } })
  ).body;
  const first = await page();
  expect(await page()).toEqual(first);
  const [item] = first.items;
  expect(await page(sales)).toEqual({ ...first, items: [{ ...item, isOwn: false }] });

  const [owner] = await app.database
    .select({ id: projects.ownerId, companyId: projects.companyId })
    .from(projects)
    .where(eq(projects.id, id));
  await app.database
    .update(accounts)
    .set({ name: 'Marta R.' })
    .where(eq(accounts.id, owner?.id ?? ''));
  expect((await page()).items).toEqual([{ ...item, ownerName: 'Marta R.' }]);
  await app.database
    .update(companyDiscounts)
    .set({ percentHundredths: 0 })
    .where(eq(companyDiscounts.companyId, owner?.companyId ?? ''));
  const [full] = (await page()).items;
  expect(full?.total?.amount).toBeGreaterThan(item?.total?.amount ?? Number.POSITIVE_INFINITY);
});
