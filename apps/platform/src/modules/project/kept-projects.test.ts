import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { WrittenAnswer } from '../../kernel';
import type { CatalogueContext } from '../price';
import { KeptProjects, type Viewer } from './kept-projects';
import type { ProjectHeader } from './stored-project';

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
    expect([await read(project.id), (await read(project.id)).products[0]?.quantity]).toEqual([changed.body, 3]);
    const body = { version: changed.body.version, name: 'Renamed' };
    await marta.call(endpoints.renameProject, { params: { projectId: project.id }, body });
    expect((await read(project.id)).name).toBe('Renamed');
  });

  test('is told to each viewer in what they may do, and in their language', async () => {
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

  test('is nobody’s who may not read it, and gone when it is deleted', async () => {
    const { id, version } = await made();
    await read(id);
    const stranger = await app.signIn('webuser');
    expect((await stranger.call(endpoints.getProject, { params: { projectId: id } })).status).toBe(403);
    await marta.call(endpoints.deleteProject, { params: { projectId: id }, query: { version } });
    expect((await marta.call(endpoints.getProject, { params: { projectId: id } })).status).toBe(403);
  });
});

test('what is kept is bounded: the oldest goes first', () => {
  const header = (id: string) =>
    ({ id, ownerId: 'a', thirdPartyId: null, company: null, status: 1, catalogId: 16 }) as unknown as ProjectHeader;
  const viewer = { actor: { accountId: 'a', roles: [2], privileges: [], roleId: 2, company: null, seesNetPrices: true }, language: 'en' };
  const context = { catalogue: {}, book: {}, today: 1, rulesOn: true } as unknown as CatalogueContext;
  const projects = new KeptProjects(25);
  const written = WrittenAnswer.of(endpoints.deleteProject, '');
  const ten = Object.assign(Object.create(WrittenAnswer.prototype), written, { text: 'a'.repeat(10) }) as WrittenAnswer;
  const whose = viewer as unknown as Viewer;
  for (const id of ['1', '2', '3']) projects.keep(context, header(id), whose, ten);
  expect(['1', '2', '3'].map((id) => projects.mayHold(id, whose))).toEqual([false, true, true]);
  expect(projects.find(context, header('3'), whose)).toBe(ten);
  expect(projects.find({ ...context, rulesOn: false }, header('3'), whose)).toBeUndefined();
});
