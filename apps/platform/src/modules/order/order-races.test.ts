import { endpoints, type Project } from '@candil/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { orderLines, orders } from './tables';

const DOME = '082042/2A_10';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const make = async (size = 3): Promise<Project> => {
  const products = Array.from({ length: size }, () => ({ referenceCode: DOME }));
  return (await marta.call(endpoints.createProject, { body: { name: 'Races', products } })).body;
};
const requestFor = (project: Project, quantity = 1) => ({
  projectId: project.id,
  version: project.version,
  products: project.products.map(({ _id }) => ({ _id, quantity })),
  sendTogether: true,
});
const storedOf = async ({ id }: Project) => {
  const placed = await app.database.select({ id: orders.id }).from(orders).where(eq(orders.projectId, id));
  const [lines] = await app.database
    .select({ lines: count() })
    .from(orderLines)
    .where(eq(orderLines.orderId, placed[0]?.id ?? 0));
  return { orders: placed.length, lines: lines?.lines };
};

describe('one order for one project', () => {
  it('is placed once by twenty submissions with one key, and all get the same answer', async () => {
    const project = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => marta.call(endpoints.processOrder, { body: requestFor(project), idempotencyKey: 'double-click' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await storedOf(project)).toEqual({ orders: 1, lines: 3 });
  });

  it('is placed once by twenty submissions with twenty keys, and the others get its number', async () => {
    const project = await make();
    const answers = await Promise.all(Array.from({ length: 20 }, () => marta.call(endpoints.processOrder, { body: requestFor(project) })));
    const [won, ...others] = answers.toSorted((first, second) => first.status - second.status);
    expect(won?.status).toBe(201);
    expect(others.map(({ status, problem }) => [status, problem.code])).toEqual(others.map(() => [409, 'project.read-only']));
    expect(await storedOf(project)).toEqual({ orders: 1, lines: 3 });
  });

  it('is not placed twice by a key that is used again with other quantities', async () => {
    const project = await make();
    const idempotencyKey = 'changed-my-mind';
    await marta.call(endpoints.processOrder, { body: requestFor(project), idempotencyKey });
    const again = await marta.call(endpoints.processOrder, { body: requestFor(project, 9), idempotencyKey });
    expect(again.status).toBe(422);
    expect(again.problem.code).toBe('idempotency.key-reused');
  });

  it('contains the project as it was, during parallel changes', async () => {
    const project = await make();
    const params = { projectId: project.id };
    const editors = Array.from({ length: 10 }, (_, index) => [
      marta.call(endpoints.processOrder, { body: requestFor(project) }),
      marta.call(endpoints.addProducts, { params, body: { version: 1, products: [{ referenceCode: DOME }] } }),
      marta.call(endpoints.deleteProject, { params, query: { version: 1 } }),
      marta.call(endpoints.renameProject, { params, body: { version: 1, name: `Editor ${index}` } }),
    ]).flat();
    const answers = await Promise.all(editors);
    expect(answers.filter(({ status }) => status < 400)).toHaveLength(1);
    const after = await marta.call(endpoints.getProject, { params });
    const isOrdered = after.status === 200 && after.body.status === 2;
    expect(await storedOf(project)).toEqual(isOrdered ? { orders: 1, lines: 3 } : { orders: 0, lines: 0 });
  });
});

describe('statements', () => {
  const fewest = async (request: () => Promise<{ readonly statements: number }>): Promise<number> => {
    const counts: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) counts.push((await request()).statements);
    return Math.min(...counts);
  };

  it('show an order in at most four, and place one in as many for fifty lines as for one', async () => {
    const placing = async (size: number) => {
      const project = await make(size);
      const answer = await marta.call(endpoints.processOrder, { body: requestFor(project) });
      const shown = await (await app.signIn('distributor')).call(endpoints.getOrder, { params: { orderId: answer.body.orderId } });
      expect(Object.keys(shown.body.products.byId)).toHaveLength(size);
      expect(shown.statements).toBeLessThanOrEqual(4);
      return answer;
    };
    expect(await fewest(() => placing(50))).toBe(await fewest(() => placing(1)));
  });

  it('list orders in one', async () => {
    expect(await fewest(() => marta.call(endpoints.listOrders, { query: { limit: 100 } }))).toBe(1);
  });
});
