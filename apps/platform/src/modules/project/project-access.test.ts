import { endpoints, type Project } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { SAMPLE_ACCOUNTS } from '../account';
import { projects } from './tables';

const DOME = '082042/2A_10';
const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
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

/** Every call on a project, each with a valid request of its owner. */
const everyCall = ({ id, version, products }: Project) => {
  const params = { projectId: id };
  const product = { projectId: id, productId: products[0]?._id ?? UNKNOWN };
  return [
    (who: TestClient) => who.call(endpoints.getProject, { params }),
    (who: TestClient) => who.call(endpoints.getProjectV3, { params }),
    (who: TestClient) => who.call(endpoints.renameProject, { params, body: { version, name: 'Mine' } }),
    (who: TestClient) => who.call(endpoints.addProducts, { params, body: { version, products: [{ referenceCode: DOME }] } }),
    (who: TestClient) => who.call(endpoints.updateProduct, { params: product, body: { version, quantity: 2 } }),
    (who: TestClient) => who.call(endpoints.cloneProduct, { params: product, body: { version } }),
    (who: TestClient) => who.call(endpoints.deleteProduct, { params: product, query: { version } }),
    (who: TestClient) => who.call(endpoints.restoreProduct, { params: product, body: { version } }),
    (who: TestClient) => who.call(endpoints.deleteProject, { params, query: { version } }),
    (who: TestClient) => who.call(endpoints.generateOrder, { body: { projectId: id } }),
    (who: TestClient) =>
      who.call(endpoints.processOrder, {
        body: { projectId: id, version, products: [{ _id: product.productId, quantity: 1 }], sendTogether: true },
      }),
  ];
};

describe('access to a project', () => {
  it.each(['distributor', 'sales', 'admin'])('%s reads and writes that of the distributor', async (name) => {
    const made = await make('distributor', `Seen by ${name}`);
    const params = { projectId: made.id };
    const { body } = await client(name).call(endpoints.getProject, { params });
    expect(body.name).toBe(`Seen by ${name}`);
    expect(body.access).toEqual({ write: true, order: true });
    const renamed = await client(name).call(endpoints.renameProject, { params, body: { version: 1, name: 'Changed' } });
    expect(renamed.status).toBe(200);
  });

  it.each(['specifier', 'distributor.us', 'sales.us', 'importer', 'noclient', 'webuser', 'other'])(
    'to %s a foreign project answers every call as one that does not exist',
    async (name) => {
      const foreign = await make('distributor', 'Foreign');
      const unknown = { ...foreign, id: UNKNOWN };
      const [onForeign, onUnknown] = await Promise.all(
        [foreign, unknown].map((project) => Promise.all(everyCall(project).map((call) => call(client(name))))),
      );
      const answer = ({ status, problem: { requestId: _, ...problem } }: NonNullable<typeof onForeign>[number]) => ({ status, problem });
      expect(onForeign?.map(answer)).toEqual(onUnknown?.map(answer));
      expect(new Set(onForeign?.map(({ status, problem }) => `${status} ${problem.code}`))).toEqual(new Set(['403 project.not-found']));
      expect((await client('distributor').call(endpoints.getProject, { params: { projectId: foreign.id } })).body).toEqual(foreign);
    },
  );

  it('asks a visitor to sign in', async () => {
    const made = await make('distributor', 'Closed');
    const answers = await Promise.all(everyCall(made).map((call) => call(app.anonymous)));
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(answers.map(() => [401, 'session.missing']));
  });

  it('includes sales for clients of their catalogue, but not for accounts without company', async () => {
    const lea = await make('webuser', 'Private');
    const answer = await client('sales').call(endpoints.getProject, { params: { projectId: lea.id } });
    expect(answer.status).toBe(403);
    expect(answer.problem.code).toBe('project.not-found');
  });

  it('lets an assigned third party read and order, but not write', async () => {
    const made = await make('distributor', 'Assigned');
    const diego = SAMPLE_ACCOUNTS.find(({ email }) => email.startsWith('other@'))?.id ?? '';
    await app.database.update(projects).set({ thirdPartyId: diego }).where(eq(projects.id, made.id));
    const params = { projectId: made.id };
    const { body } = await client('other').call(endpoints.getProject, { params });
    expect(body.isAssignedThirdparty).toBe(true);
    expect(body.access).toEqual({ write: false, order: true });
    const renamed = await client('other').call(endpoints.renameProject, { params, body: { version: 1, name: 'Taken' } });
    expect(renamed.status).toBe(403);
    expect(renamed.problem.code).toBe('access.denied');
    const listed = await client('other').call(endpoints.listProjects, { query: { projectUserRole: 'ASSIGNED' } });
    expect(listed.body.items.map(({ name, isOwn }) => [name, isOwn])).toEqual([['Assigned', false]]);
    const draft = await client('other').call(endpoints.generateOrder, { body: { projectId: made.id } });
    expect(draft.status).toBe(200);
  });
});
