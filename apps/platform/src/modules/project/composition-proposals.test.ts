import { endpoints, type Project } from '@candil/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import type { TestClient } from '../../../test/test-client';
import { Tries } from './proposals/tries';

const DOME = '082042/2A_10';
/** In brass seven weeks, and controlled by Casambi. */
const GLOBE = '552523/2Z_31';
const BLACK_GLOBE = '552511/2A_31';
const GLOBES = { model: '5525', color: '23', control: 'Z', installation: '31' };

/** Documents tried unasked, and the most of them in one turn of the event loop. */
const tried = { documents: 0, inTurn: 0, mostInTurn: 0 };
const take = Tries.prototype.take;
vi.spyOn(Tries.prototype, 'take').mockImplementation(function (this: Tries, document) {
  const isTaken = take.call(this, document);
  if (!isTaken) return false;
  tried.documents += 1;
  tried.inTurn += 1;
  tried.mostInTurn = Math.max(tried.mostInTurn, tried.inTurn);
  setImmediate(() => {
    tried.inTurn = 0;
  });
  return true;
});

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

interface Composition {
  readonly document: object;
  readonly quantity?: number;
  readonly room?: string;
}
const save = async (lines: { referenceCode: string; quantity?: number }[], ...compositions: Composition[]): Promise<Project> => {
  let project = (await marta.call(endpoints.createProject, { body: { name: 'Compositions', products: lines } })).body;
  for (const composition of compositions) {
    const body = { version: project.version, ...composition } as never;
    project = (await marta.call(endpoints.addConfiguration, { params: { projectId: project.id }, body })).body.project;
  }
  return project;
};
const proposalsOf = async ({ id }: Project) =>
  (await marta.call(endpoints.getProjectProposals, { params: { projectId: id } })).body.proposals;
const ofKind = async (project: Project, kind: string) => (await proposalsOf(project)).find((each) => each.kind === kind);
const change = async ({ id, version }: Project, body: object): Promise<Project> =>
  (await marta.call(endpoints.changeProducts, { params: { projectId: id }, body: { version, ...body } })).body;
const listOf = (...rows: { model: string; color: string; control: string; installation: string }[]) => ({
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 0,
  dismissed: [],
  rows: rows.map(({ model, ...selection }, index) => ({
    id: `r${index}`,
    model,
    selection: { temperature: '2', ...selection },
    quantity: 2,
  })),
});
const stateOf = ({ products, totals, onSite }: Project) => ({
  lines: products.map(({ _id, quantity, note }) => ({ productId: _id, quantity, note })),
  net: totals.net ?? NaN,
  date: onSite?.date,
});

/** Takes a proposal for compositions, compares what comes of it with what it said, and takes it back in one step. */
const taken = async (project: Project, kind: string) => {
  const proposal = await ofKind(project, kind);
  const after = await change(project, { changes: proposal?.changes, remove: proposal?.remove });
  const [before, then] = [stateOf(project), stateOf(after)];
  expect(then.net - before.net).toBeCloseTo(proposal?.amount ?? NaN, 2);
  expect(then.date).toEqual(proposal?.date);
  expect(after.products.flatMap(({ issues }) => issues)).toEqual([]);
  const isIn = (lines: typeof before.lines, id: string) => lines.some(({ productId }) => productId === id);
  const undone = await change(after, {
    changes: before.lines.filter(({ productId }) => isIn(then.lines, productId)),
    remove: then.lines.flatMap(({ productId }) => (isIn(before.lines, productId) ? [] : [productId])),
    restore: before.lines.flatMap(({ productId }) => (isIn(then.lines, productId) ? [] : [productId])),
  });
  expect(stateOf(undone)).toEqual(before);
  return proposal;
};

it('saves by another control of all pieces of a list', async () => {
  const project = await save([], { document: listOf(GLOBES) });
  const proposal = await taken(project, 'control');
  expect(proposal?.lines).toMatchObject([{ tag: 'L1', from: 'Casambi', to: expect.any(String) }]);
  expect(proposal?.changes).toEqual([{ productId: project.products[0]?._id, control: expect.any(String) }]);
  expect(proposal?.amount).toBeLessThan(0);
});

it('saves by one finish less, of lines and of compositions together', async () => {
  const project = await save(
    [
      { referenceCode: BLACK_GLOBE, quantity: 3 },
      { referenceCode: GLOBE, quantity: 2 },
    ],
    { document: listOf(GLOBES) },
  );
  const proposal = await ofKind(project, 'finish');
  expect(proposal?.lines.map(({ tag, from, to }) => [tag, from, to])).toEqual([
    ['L2', 'Brass, opal', 'Black, opal'],
    ['L3', 'Brass, opal', 'Black, opal'],
  ]);
  const after = await change(project, { changes: proposal?.changes });
  expect(after.totals.net).toBeCloseTo((project.totals.net ?? NaN) + (proposal?.amount ?? NaN), 2);
});

it('leaves a finish that cannot go without another of the composition', async () => {
  const mixed = listOf(GLOBES, { model: '0820', color: '42', control: 'A', installation: '10' });
  expect(await ofKind(await save([{ referenceCode: BLACK_GLOBE, quantity: 3 }], { document: mixed }), 'finish')).toBeUndefined();
});

it('brings the date forward by the composition that sets it', async () => {
  const proposal = await taken(await save([{ referenceCode: DOME }], { document: listOf(GLOBES) }), 'sooner');
  expect(proposal?.lines.map(({ tag }) => tag)).toEqual(['L2']);
  expect(proposal?.weeks).toBeLessThan(0);
});

it('tries the lights of a drawn room', async () => {
  tried.documents = 0;
  await proposalsOf(await save([], { document: rowOfPendants() }));
  expect(tried.documents).toBeGreaterThan(0);
});

it('counts equal compositions of a room on one', async () => {
  const project = await save(
    [],
    { document: listOf(GLOBES), quantity: 2, room: 'Bar' },
    { document: listOf(GLOBES), quantity: 3, room: 'bar' },
    { document: listOf(GLOBES), room: 'Lobby' },
  );
  const proposal = await taken(project, 'together');
  expect(proposal?.lines.map(({ tag }) => tag)).toEqual(['L1', 'L2']);
  expect(proposal?.changes).toMatchObject([{ productId: project.products[0]?._id, quantity: 5 }]);
});

it('tries no more than sixty of two hundred compositions, each in a turn of its own', async () => {
  const one = await save([], { document: listOf(GLOBES) });
  const products = Array.from({ length: 199 }, () => ({ referenceCode: one.products[0]?.referenceCode ?? '' }));
  const params = { projectId: one.id };
  const { body: many } = await marta.call(endpoints.addProducts, { params, body: { version: one.version, products } });
  expect(many.products).toHaveLength(200);
  Object.assign(tried, { documents: 0, inTurn: 0, mostInTurn: 0 });
  // Equal documents are tried once.
  expect((await ofKind(many, 'control'))?.lines).toHaveLength(200);
  const ofEqual = tried.documents;
  expect(ofEqual).toBeLessThan(20);
  await app.database.execute(sql`
    update project_configurations set digest = 'other-' || creation_number
    where product_id in (select id from project_products where project_id = ${one.id}::uuid)`);
  tried.documents = 0;
  await proposalsOf(many);
  expect(tried.documents).toBe(60);
  expect(tried.mostInTurn).toBe(1);
});

it('changes as many different compositions in one step as it can, and names the others', async () => {
  const one = await save([], { document: listOf(GLOBES) });
  const products = Array.from({ length: 99 }, () => ({ referenceCode: one.products[0]?.referenceCode ?? '' }));
  const params = { projectId: one.id };
  const { body: many } = await marta.call(endpoints.addProducts, { params, body: { version: one.version, products } });
  const productIds = many.products.map(({ _id }) => _id);
  const previewOf = async (ids: readonly string[]) =>
    (await marta.call(endpoints.previewProductChanges, { body: { projectId: one.id, productIds: [...ids], color: '11' } })).body;
  // Equal compositions are made once.
  const ofEqual = await previewOf(productIds);
  expect(ofEqual.changes).toHaveLength(100);
  expect(ofEqual.unchanged).toEqual([]);
  const equal = await change(many, { changes: ofEqual.changes });
  expect(equal.totals.net).toBeCloseTo((many.totals.net ?? NaN) + (ofEqual.effect?.amount ?? NaN), 2);
  const removed = equal.products.map(({ _id }) => _id);
  const restored = await change(equal, { remove: removed, restore: productIds });
  await app.database.execute(sql`
    update project_configurations set digest = 'other-' || product_id
    where product_id in (select id from project_products where project_id = ${one.id}::uuid)`);
  const turns = vi.spyOn(globalThis, 'setImmediate');
  const first = await previewOf(productIds);
  // Others get their turn after each.
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(60);
  turns.mockRestore();
  expect(first.changes.map(({ productId }) => productId)).toEqual(productIds.slice(0, 60));
  expect(first.unchanged.map(({ productId, issue }) => [productId, issue.code])).toEqual(
    productIds.slice(60).map((id) => [id, 'project.too-many-compositions']),
  );
  const changes = productIds.map((productId) => ({ productId, color: '11' }));
  const refused = await marta.call(endpoints.changeProducts, { params, body: { version: restored.version, changes } });
  expect(refused.status).toBe(422);
  expect(refused.problem.code).toBe('project.too-many-compositions');
  const after = await change(restored, { changes: first.changes });
  expect(after.products.filter(({ _id }) => productIds.includes(_id)).map(({ _id }) => _id)).toEqual(productIds.slice(60));
  const rest = await previewOf(productIds.slice(60));
  expect(rest.changes).toHaveLength(40);
  expect(rest.unchanged).toEqual([]);
});

it('evaluates the compositions of a project each in a turn of its own, for its owner and for whoever holds its link', async () => {
  const one = await save([], { document: listOf(GLOBES) });
  const products = Array.from({ length: 99 }, () => ({ referenceCode: one.products[0]?.referenceCode ?? '' }));
  const params = { projectId: one.id };
  await marta.call(endpoints.addProducts, { params, body: { version: one.version, products } });
  const { body: shared } = await marta.call(endpoints.shareProject, { params, body: { withPrices: true } });
  const makeDifferent = (as: string) =>
    app.database.execute(sql`
      update project_configurations set digest = ${as} || product_id
      where product_id in (select id from project_products where project_id = ${one.id}::uuid)`);
  const turnsOf = async (look: () => Promise<{ readonly status: number }>): Promise<number> => {
    const turns = vi.spyOn(globalThis, 'setImmediate');
    expect((await look()).status).toBe(200);
    const { length } = turns.mock.calls;
    turns.mockRestore();
    return length;
  };
  await makeDifferent('owner-');
  expect(await turnsOf(() => marta.call(endpoints.getProject, { params }))).toBeGreaterThanOrEqual(100);
  await makeDifferent('guest-');
  expect(await turnsOf(() => app.anonymous.call(endpoints.readSharedProject, { body: { token: shared.token } }))).toBeGreaterThanOrEqual(
    100,
  );
});
