import { randomUUID } from 'node:crypto';
import { type Budget, endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let one: TestApp;
let two: TestApp;
let here: TestClient;
let there: TestClient;
beforeAll(async () => {
  one = await buildTestApp();
  two = await buildTestApp({ open: one.open });
  [here, there] = [await one.signIn('distributor'), await two.signIn('distributor')];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const make = async (): Promise<Project> =>
  (await here.call(endpoints.createProject, { body: { name: 'Race', products: [{ referenceCode: '082042/2A_10' }] } })).body;
const issue = (who: TestClient, { id, version, products }: Project, revises?: string) =>
  who.call(endpoints.createBudget, {
    params: { projectId: id },
    body: {
      version,
      clientName: '',
      iva: 21,
      lines: products.map(({ _id: productId }) => ({ productId })),
      ...(revises !== undefined && { revises }),
    },
    idempotencyKey: randomUUID(),
  });

describe('two instances', () => {
  it('give forty budgets at once forty numbers in a row', async () => {
    const projects = await Promise.all([make(), make()]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const project = projects[index % 2];
        if (project === undefined) throw new Error('there are two projects');
        return issue(index % 3 === 0 ? here : there, project);
      }),
    );
    const serials = answers.map(({ body }) => Number(body.budgetNumber.slice(6))).toSorted((a, b) => a - b);
    expect(serials).toEqual(Array.from({ length: 40 }, (_, index) => (serials[0] ?? 0) + index));
  });

  it('create one next revision of ten in parallel, and return its number to the others', async () => {
    const project = await make();
    const first: Budget = (await issue(here, project)).body;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => issue(index % 2 === 0 ? here : there, project, first.id)));
    const made = answers.filter(({ status }) => status === 201);
    const refusals = answers
      .filter(({ status }) => status !== 201)
      .map(({ status, problem }) => [status, problem.code, problem.latestNumber]);
    expect(made.map(({ body }) => body.budgetNumber)).toEqual([`${first.budgetNumber}-R2`]);
    expect(new Set(refusals.map(String))).toEqual(new Set([`409,budget.superseded,${first.budgetNumber}-R2`]));
  });
});
