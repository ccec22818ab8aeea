import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const make = async () => {
  const { body } = await marta.call(endpoints.createProject, {
    body: { name: 'Races', configurations: [{ document: rowOfPendants() }] },
  });
  return { projectId: body.id, productId: body.products[0]?._id ?? '' };
};

describe('many at once', () => {
  it('accepts one of twenty saves of a version and answers the others with the current version', async () => {
    const params = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        marta.call(endpoints.updateConfiguration, { params, body: { version: 1, document: rowOfPendants({ lights: 1 + (index % 5) }) } }),
      ),
    );
    const [won, ...others] = answers.toSorted((first, second) => first.status - second.status);
    expect(won?.status).toBe(200);
    expect(others.map(({ status, problem }) => [status, problem.code, problem.currentVersion])).toEqual(
      others.map(() => [409, 'version.conflict', 2]),
    );
    const { body } = await marta.call(endpoints.getConfiguration, { params });
    expect(body.version).toBe(2);
    expect(body.product.compositions).toEqual(won?.body.products[0]?.compositions);
  });

  it('saves once for ten requests with one key', async () => {
    const { projectId } = await make();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        marta.call(endpoints.addConfiguration, {
          params: { projectId },
          body: { version: 1, document: rowOfPendants() },
          idempotencyKey: 'one-composition',
        }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.productId}`)).size).toBe(1);
    const { body } = await marta.call(endpoints.getProject, { params: { projectId } });
    expect(body.products).toHaveLength(2);
  });

  it('gives no code twice', async () => {
    const asked = Array.from({ length: 20 }, () => marta.call(endpoints.generateCreationCode, { body: { prefixCode: 'CR' } }));
    const saved = Array.from({ length: 10 }, make);
    const codes = (await Promise.all(asked)).map(({ body }) => body.creationCode);
    const of = await Promise.all((await Promise.all(saved)).map((params) => marta.call(endpoints.getConfiguration, { params })));
    const all = [...codes, ...of.map(({ body }) => body.creationCode)];
    expect(new Set(all).size).toBe(30);
  });

  it('takes a code that was given for one of two saves', async () => {
    const { body: given } = await marta.call(endpoints.generateCreationCode, { body: { prefixCode: 'CR' } });
    const targets = await Promise.all([make(), make()]);
    const answers = await Promise.all(
      targets.map(({ projectId }) =>
        marta.call(endpoints.addConfiguration, {
          params: { projectId },
          body: { version: 1, document: rowOfPendants(), creationCode: given.creationCode },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });
});

describe('statements', () => {
  it('open a project of compositions in at most three, whatever their number', async () => {
    const { projectId } = await make();
    for (let version = 1; version < 12; version += 1) {
      await marta.call(endpoints.addConfiguration, { params: { projectId }, body: { version, document: rowOfPendants() } });
    }
    const { statements, body } = await (await app.signIn('distributor')).call(endpoints.getProject, { params: { projectId } });
    expect(body.products).toHaveLength(12);
    expect(statements).toBeLessThanOrEqual(3);
  });
});
