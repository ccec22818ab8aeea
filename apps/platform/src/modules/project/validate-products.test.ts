import { endpoints, type Project } from '@candil/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const DOME = '082042/2A_10';
const project = async (): Promise<Project> => {
  const products = [{ referenceCode: DOME }, { referenceCode: '016210/1A_18', quantity: 2 }];
  const document = {
    type: 'PieceList',
    version: 1,
    subFamilyId: 110,
    applicationLocationId: 0,
    dismissed: [],
    rows: [{ id: 'a', model: '0820', selection: { color: '42' }, quantity: 1 }],
  };
  return (await marta.call(endpoints.createProject, { body: { name: 'Validated', products, configurations: [{ document }] } })).body;
};
const idsOf = ({ products }: Project) => products.map(({ _id }) => _id);
const statusOf = ({ products }: Project) => products.map(({ validation }) => validation.status);
const validate = ({ id, version }: Project, productIds: readonly string[], client = marta) =>
  client.call(endpoints.validateProducts, { params: { projectId: id }, body: { version, productIds: [...productIds] } });

it('validates lines without faults and reports the faults of the others', async () => {
  const before = await project();
  const ids = idsOf(before);
  const { body } = await validate(before, ids);
  expect(body.validated).toEqual(ids.slice(0, 2));
  expect(body.refused).toEqual([
    {
      productId: ids[2],
      tag: 'L3',
      modelName: 'Alba',
      issues: [{ code: 'article.attribute-missing', values: { attribute: 'temperature', elements: 1 } }],
    },
  ]);
  expect([statusOf(body.project), body.project.version]).toEqual([[1, 1, 0], before.version + 1]);
});

it('is undone by another article, and by nothing else', async () => {
  const before = await project();
  const [first = '', second = ''] = idsOf(before);
  const { body } = await validate(before, [first, second]);
  const { body: counted } = await marta.call(endpoints.updateProduct, {
    params: { projectId: before.id, productId: first },
    body: { version: body.project.version, quantity: 7, room: 'Bar' },
  });
  expect(statusOf(counted)).toEqual([1, 1, 0]);
  const { body: changed } = await marta.call(endpoints.updateProduct, {
    params: { projectId: before.id, productId: first },
    body: { version: counted.version, referenceCode: '082042/2A_18' },
  });
  expect(statusOf(changed)).toEqual([0, 1, 0]);
});

it('refuses an older version, an unknown product, and a project of another account', async () => {
  const before = await project();
  const [first = ''] = idsOf(before);
  expect((await validate({ ...before, version: before.version + 4 }, [first])).problem.code).toBe('version.conflict');
  expect((await validate(before, [crypto.randomUUID()])).problem.code).toBe('product.not-found');
  const other = await app.signIn('other');
  expect((await validate(before, [first], other)).status).toBe(403);
});

it('returns price and weeks as saved, and computes them anew for another article, another quantity and on validation', async () => {
  const before = await project();
  const [first = ''] = idsOf(before);
  const saved = ({ products }: Project) => products.map(({ lastSaved }) => [lastSaved?.unitGross, lastSaved?.weeks]);
  const now = ({ products }: Project) =>
    products.map(({ prices, availability }) => [prices?.unitGross ?? null, availability?.weeks ?? null]);
  expect(saved(before)).toEqual(now(before));
  expect(before.products[0]?.lastSaved?.on).toMatch(/^\d\d\/\d\d\/\d{4}$/);

  // The maker's prices moved since.
  await app.database.execute(
    sql`update project_products set saved_unit_gross_minor = 100, saved_weeks = 1 where project_id = ${before.id}`,
  );
  const put = (version: number, body: object) =>
    marta.call(endpoints.updateProduct, { params: { projectId: before.id, productId: first }, body: { version, ...body } });
  const { body: noted } = await put(before.version, { note: 'over the bar' });
  expect(saved(noted).slice(0, 2)).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const { body: chosen } = await put(noted.version, { referenceCode: '082023/2A_10' });
  expect(saved(chosen).slice(0, 2)).toEqual([now(chosen)[0], [1, 1]]);
  const { body: validated } = await validate(chosen, idsOf(chosen));
  expect(saved(validated.project)).toEqual(now(validated.project));
});
