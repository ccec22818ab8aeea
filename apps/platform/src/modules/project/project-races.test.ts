import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

const DOME = '082042/2A_10';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const make = async (count: number) => {
  const products = Array.from({ length: count }, () => ({ referenceCode: DOME }));
  return (await marta.call(endpoints.createProject, { body: { name: 'Races', products } })).body;
};

describe('many at once', () => {
  it('accepts one of fifty edits of a version and answers the others with the current version', async () => {
    const { id } = await make(1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        marta.call(endpoints.renameProject, { params: { projectId: id }, body: { version: 1, name: `Editor ${index}` } }),
      ),
    );
    const [won, ...others] = answers.toSorted((first, second) => first.status - second.status);
    expect(won?.status).toBe(200);
    expect(others.map(({ status, problem }) => [status, problem.code, problem.currentVersion])).toEqual(
      others.map(() => [409, 'version.conflict', 2]),
    );
    const { body } = await marta.call(endpoints.getProject, { params: { projectId: id } });
    expect(body).toEqual(won?.body);
  });

  it('adds the products of one of twenty equal requests with one key once, and answers all alike', async () => {
    const { id } = await make(0);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        marta.call(endpoints.addProducts, {
          params: { projectId: id },
          body: { version: 1, products: [{ referenceCode: DOME }, { referenceCode: DOME }] },
          idempotencyKey: 'one-intention',
        }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    const { body } = await marta.call(endpoints.getProject, { params: { projectId: id } });
    expect(body.version).toBe(2);
    expect(body.products).toHaveLength(2);
  });
});

/** Twice a second a request also asks for the session and for the catalogue's version; the fewest are its own. */
const fewestStatements = async (request: () => Promise<{ readonly statements: number }>): Promise<number> => {
  const counts: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) counts.push((await request()).statements);
  return Math.min(...counts);
};

describe('statements', () => {
  it('open a project in at most three, whatever the number of products', async () => {
    const counts: number[] = [];
    for (const size of [1, 50, 200]) {
      const { id } = await make(size);
      const { statements, body } = await (await app.signIn('distributor')).call(endpoints.getProject, { params: { projectId: id } });
      expect(body.products).toHaveLength(size);
      counts.push(statements);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  });

  it('are equal for a list of ten and of a hundred', async () => {
    for (let index = 0; index < 100; index += 1) await marta.call(endpoints.createProject, { body: { name: `Listed ${index}` } });
    const count = (itemsPerPage: number) =>
      fewestStatements(async () => {
        const answer = await marta.call(endpoints.listProjects, { query: { itemsPerPage } });
        expect(answer.body.items).toHaveLength(itemsPerPage);
        return answer;
      });
    expect([await count(100), await count(10)]).toEqual([1, 1]);
  });

  it('add two hundred products in as many as one', async () => {
    const count = (size: number) =>
      fewestStatements(async () => {
        const { id } = await make(0);
        const products = Array.from({ length: size }, () => ({ referenceCode: DOME }));
        return marta.call(endpoints.addProducts, { params: { projectId: id }, body: { version: 1, products } });
      });
    expect(await count(200)).toBe(await count(1));
  });
});
