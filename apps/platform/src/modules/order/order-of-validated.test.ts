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
const GLOBE = '016210/1A_18';
// Without a temperature it cannot be made.
const INCOMPLETE = {
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 0,
  dismissed: [],
  rows: [{ id: 'a', model: '0820', selection: { color: '42' }, quantity: 1 }],
};

/** A validated dome whose price has moved since, a globe that nobody validated, and a list that cannot be made. */
const make = async (): Promise<Project> => {
  const products = [{ referenceCode: DOME }, { referenceCode: GLOBE }];
  const configurations = [{ document: INCOMPLETE }];
  const made = (await marta.call(endpoints.createProject, { body: { name: 'Half validated', products, configurations } })).body;
  const [dome = ''] = made.products.map(({ _id }) => _id);
  const body = { version: made.version, productIds: [dome] };
  const { project } = (await marta.call(endpoints.validateProducts, { params: { projectId: made.id }, body })).body;
  await app.database.execute(sql`update project_products set saved_unit_gross_minor = 100 where id = ${dome}::uuid`);
  return project;
};

it('includes lines without validation or with a changed price, with the validated price, and leaves out lines that cannot be made', async () => {
  const { id } = await make();
  const { body: draft } = await marta.call(endpoints.generateOrder, { body: { projectId: id } });
  const facts = draft.lines.map(({ tag, validation, lastSaved, prices }) => [
    tag,
    validation.status,
    lastSaved?.unitGross,
    prices.unitGross,
  ]);
  expect(facts).toEqual([
    ['L1', 1, 1, 412],
    ['L2', 0, 344, 344],
  ]);
  expect(draft.dropped.map(({ tag, issue }) => [tag, issue.code])).toEqual([['L3', 'article.attribute-missing']]);
  const { body: quote } = await marta.call(endpoints.getProjectForBudget, { params: { projectId: id } });
  expect(quote.lines.map(({ tag, validation, lastSaved, unitPvp }) => [tag, validation.status, lastSaved?.unitGross, unitPvp])).toEqual(
    facts,
  );
  expect(quote.dropped.map(({ tag, reason }) => [tag, reason])).toEqual([['L3', 'rule']]);
});

it('keeps in the order which of its lines were validated', async () => {
  const project = await make();
  const [dome, globe, list] = project.products.map(({ _id }) => _id);
  const order = (ids: readonly (string | undefined)[]) =>
    marta.call(endpoints.processOrder, {
      body: {
        projectId: project.id,
        version: project.version,
        products: ids.map((_id = '') => ({ _id, quantity: 1 })),
        sendTogether: true,
        internalOrderNumber: '',
        comments: '',
      },
    });
  expect((await order([dome, list])).problem.code).toBe('order.line-invalid');
  const { orderId } = (await order([dome, globe])).body;
  const { products } = (await marta.call(endpoints.getOrder, { params: { orderId } })).body;
  expect(products.orderedIds.map((id) => products.byId[id]?.validation)).toEqual([{ status: 1 }, { status: 0 }]);
});
