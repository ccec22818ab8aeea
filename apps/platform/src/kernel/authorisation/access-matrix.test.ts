import { type Budget, EMBEDDED_SERVICES, type Endpoint, type EndpointName, endpoints, type Project } from '@candil/contract';
import type { CatalogId, RoleName } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import {
  ADMITTED,
  OWNERS,
  type Owner,
  REACHES_ACCOUNTS,
  REACHES_ORDERS,
  REACHES_PROJECTS,
  WHO,
  type Who,
} from '../../../test/expected-access.data';
import { makeCompany, makePerson, type Person } from '../../../test/people';
import { documentOf } from '../../../test/sample-configuration';
import type { Answer, TestClient } from '../../../test/test-client';

const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
const REFERENCE = { 16: '082042/2A_10', 21: '0820-42/2A_10' } as const;

let app: TestApp;
const people = new Map<Who, Person>();
const colleagues = new Map<Who, Person>();
const others = new Map<'other-company' | 'other-catalogue', Person>();
const clientOf = (who: Who): TestClient => people.get(who)?.client ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const who of WHO) {
    if (who === 'nobody') continue;
    const role: RoleName = who;
    const person = await makePerson(app, role, await makeCompany(app, 16));
    people.set(who, person);
    colleagues.set(who, await makePerson(app, 'distributor', person.companyId, person.catalogId));
  }
  others.set('other-company', await makePerson(app, 'distributor', await makeCompany(app, 16), 16));
  others.set('other-catalogue', await makePerson(app, 'distributor', await makeCompany(app, 21), 21));
}, 60_000);
afterAll(() => app.close());

describe('the door of every call (figure 15)', () => {
  test('has a row in the table written by hand', () => {
    expect(Object.keys(ADMITTED).sort()).toEqual(Object.keys(endpoints).sort());
  });

  /** Result of the access check: past it, any fault may be reported for the request. */
  const doorOf = async (endpoint: Endpoint, client: TestClient): Promise<'in' | 'sign-in' | 'denied' | 'nobody answers'> => {
    const { statusCode, payload } = await client.send({
      method: endpoint.method,
      url: `${EMBEDDED_SERVICES[endpoint.service]}${endpoint.path.replace(/:\w+/g, UNKNOWN)}`,
      ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: {} }),
    });
    const code = statusCode >= 400 ? String(JSON.parse(payload).code) : '';
    if (code === 'access.denied') return 'denied';
    if (code === 'route.not-found') return 'nobody answers';
    return code === 'session.missing' && endpoint.name !== 'refresh' ? 'sign-in' : 'in';
  };

  /** Signing out would end the session that the other calls need. */
  const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !['logout', 'refresh', 'login'].includes(name));
  const expected = (name: EndpointName, who: Who) => {
    const admitted: readonly Who[] = ADMITTED[name];
    if (admitted.includes(who)) return 'in';
    return who === 'nobody' ? 'sign-in' : 'denied';
  };

  test.each(WHO)('lets %s in exactly where the table says', async (who) => {
    const answers = [];
    for (const name of names) answers.push([name, await doorOf(endpoints[name], clientOf(who))]);
    expect(answers).toEqual(names.map((name) => [name, expected(name, who)]));
  });
});

describe('access by ownership (figure 15)', () => {
  const ownerOf = (who: Who, owner: Owner): Person => {
    const found = owner === 'own' ? people.get(who) : owner === 'same-company' ? colleagues.get(who) : others.get(owner);
    // A person who can make nothing, or nobody, requests the things of a colleague of someone else.
    return found === undefined || who === 'apiUser' ? (others.get('other-company') as Person) : found;
  };

  const roomOf = (catalogId: CatalogId) => documentOf([], { catalogId });
  const make = async ({ client, catalogId }: Person): Promise<Project> => {
    const products = [{ referenceCode: REFERENCE[catalogId] }];
    const body = { name: 'Matrix', products, configurations: [{ document: roomOf(catalogId) }] };
    return (await client.call(endpoints.createProject, { body })).body;
  };
  const order = async ({ client }: Person, { id, version, products }: Project): Promise<number> => {
    const lines = products.slice(0, 1).map(({ _id, quantity }) => ({ _id, quantity }));
    const answer = await client.call(endpoints.processOrder, { body: { projectId: id, version, products: lines, sendTogether: true } });
    return answer.body.orderId;
  };

  type Call = (client: TestClient, project: Project) => Promise<Answer<Endpoint>>;
  const CALLS: Readonly<Record<string, Call>> = {
    getProject: (client, { id }) => client.call(endpoints.getProject, { params: { projectId: id } }),
    getProjectV3: (client, { id }) => client.call(endpoints.getProjectV3, { params: { projectId: id } }),
    getProjectForBudget: (client, { id }) => client.call(endpoints.getProjectForBudget, { params: { projectId: id } }),
    getProjectToBudget: (client, { id }) => client.call(endpoints.getProjectToBudget, { params: { projectId: id } }),
    getBudgetRequestInfo: (client, { id }) => client.call(endpoints.getBudgetRequestInfo, { params: { projectId: id } }),
    listBudgets: (client, { id }) => client.call(endpoints.listBudgets, { params: { projectId: id } }),
    previewProductChanges: (client, project) => {
      const { projectId, productId } = firstProduct(project);
      return client.call(endpoints.previewProductChanges, { body: { projectId, productIds: [productId] } });
    },
    generateOrder: (client, { id }) => client.call(endpoints.generateOrder, { body: { projectId: id } }),
    getConfiguration: (client, project) => client.call(endpoints.getConfiguration, { params: composition(project) }),
  };
  /** Each moves the project one version on; the last ends it. */
  const CHANGES: Readonly<Record<string, (client: TestClient, project: Project, version: number) => Promise<Answer<Endpoint>>>> = {
    renameProject: (client, { id }, version) =>
      client.call(endpoints.renameProject, { params: { projectId: id }, body: { version, name: 'Matrix again' } }),
    updateProduct: (client, project, version) =>
      client.call(endpoints.updateProduct, { params: firstProduct(project), body: { version, quantity: 2 } }),
    changeProducts: (client, project, version) =>
      client.call(endpoints.changeProducts, {
        params: { projectId: project.id },
        body: { version, changes: [{ productId: firstProduct(project).productId, room: 'Bar' }] },
      }),
    cloneProduct: (client, project, version) => client.call(endpoints.cloneProduct, { params: firstProduct(project), body: { version } }),
    removeProducts: (client, project, version) => {
      const { projectId, productId } = firstProduct(project);
      return client.call(endpoints.removeProducts, { params: { projectId }, body: { version, productIds: [productId] } });
    },
    restoreProduct: (client, project, version) =>
      client.call(endpoints.restoreProduct, { params: firstProduct(project), body: { version } }),
    deleteProduct: (client, project, version) =>
      client.call(endpoints.deleteProduct, { params: firstProduct(project), query: { version } }),
    addProducts: (client, { id, catalogId }, version) => {
      const products = [{ referenceCode: REFERENCE[catalogId] }];
      return client.call(endpoints.addProducts, { params: { projectId: id }, body: { version, products } });
    },
    addConfiguration: (client, { id, catalogId }, version) =>
      client.call(endpoints.addConfiguration, { params: { projectId: id }, body: { version, document: roomOf(catalogId) } }),
    updateConfiguration: (client, project, version) =>
      client.call(endpoints.updateConfiguration, { params: composition(project), body: { version, document: roomOf(project.catalogId) } }),
    deleteProject: (client, { id }, version) => client.call(endpoints.deleteProject, { params: { projectId: id }, query: { version } }),
  };
  const firstProduct = ({ id, products }: Project) => ({ projectId: id, productId: products[0]?._id ?? UNKNOWN });
  const composition = ({ id, products }: Project) => ({ projectId: id, productId: products[1]?._id ?? UNKNOWN });
  const withoutRequestId = ({ status, problem: { requestId: _, ...problem } }: Answer<Endpoint>) => ({ status, problem });

  describe.each(OWNERS)('a project: %s', (owner) => {
    test.each(WHO)('asked for by %s', async (who) => {
      const project = await make(ownerOf(who, owner));
      const client = clientOf(who);
      const reaches = REACHES_PROJECTS[who].includes(owner);
      const changes = Object.entries(CHANGES).map(([name, change], done): [string, Call] => [
        name,
        (by, of) => change(by, of, of.version + done),
      ]);
      for (const [name, call] of [...Object.entries(CALLS), ...changes]) {
        const answer = await call(client, project);
        if (reaches) {
          expect(answer.status < 300 ? 'reached' : answer.status, name).toBe('reached');
        } else {
          expect(withoutRequestId(answer), name).toEqual(withoutRequestId(await call(client, { ...project, id: UNKNOWN })));
        }
        if (!reaches) {
          expect(answer.status, name).toEqual(who === 'nobody' ? 401 : 403);
        }
      }
    });
  });

  const issue = async ({ client }: Person, { id, version, products }: Project): Promise<Pick<Budget, 'id' | 'budgetNumber'>> => {
    const body = { version, clientName: 'Matrix', iva: 21, lines: products.slice(0, 1).map(({ _id: productId }) => ({ productId })) };
    return (await client.call(endpoints.createBudget, { params: { projectId: id }, body })).body;
  };

  describe.each(OWNERS)('a budget: %s', (owner) => {
    test.each(WHO)('asked for by %s', async (who) => {
      const maker = ownerOf(who, owner);
      const { id: budgetId, budgetNumber } = await issue(maker, await make(maker));
      const byNumber = (number: string) => clientOf(who).call(endpoints.findBudgetByNumber, { params: { budgetNumber: number } });
      const found = await byNumber(budgetNumber);
      const read = (id: string) => clientOf(who).call(endpoints.getBudget, { params: { budgetId: id } });
      const answer = await read(budgetId);
      const reaches = REACHES_PROJECTS[who].includes(owner);
      expect([answer.status, found.status]).toEqual(reaches ? [200, 200] : who === 'nobody' ? [401, 401] : [403, 403]);
      if (reaches) return;
      expect(withoutRequestId(answer)).toEqual(withoutRequestId(await read(UNKNOWN)));
      expect(withoutRequestId(found)).toEqual(withoutRequestId(await byNumber('B2026-99999')));
      expect((await clientOf(who).call(endpoints.getBudgetDocument, { params: { budgetId } })).status).toBe(answer.status);
    });
  });

  describe.each(OWNERS)('an order: %s', (owner) => {
    test.each(WHO)('asked for by %s', async (who) => {
      // People who may not see orders may still place them; the shop placed those of the others.
      const maker = ownerOf(who, owner);
      const project = await make(maker);
      const orderId = await order(maker, project);
      const byProject = await clientOf(who).call(endpoints.getOrderByProject, { params: { projectId: project.id } });
      const answers = [byProject.status];
      for (const endpoint of [endpoints.getOrder, endpoints.getOrderV3]) {
        const answer = await clientOf(who).call(endpoint, { params: { orderId } });
        answers.push(answer.status);
        if (answer.status !== 200)
          expect(withoutRequestId(answer)).toEqual(
            withoutRequestId(await clientOf(who).call(endpoint, { params: { orderId: 2_000_000_000 } })),
          );
      }
      const reaches = REACHES_ORDERS[who].includes(owner);
      const refused = who === 'nobody' ? 401 : 403;
      expect(answers).toEqual(reaches ? [200, 200, 200] : [refused, refused, refused]);
    });
  });

  describe.each(OWNERS)('an account: %s', (owner) => {
    test.each(WHO)('asked for by %s', async (who) => {
      const { email } = ownerOf(who, owner);
      const find = (address: string) => clientOf(who).call(endpoints.findAccount, { query: { email: address } });
      const answer = await find(email);
      const admitted: readonly Who[] = ADMITTED.findAccount;
      if (REACHES_ACCOUNTS[who].includes(owner)) expect(answer.body.email).toBe(email);
      else expect(withoutRequestId(answer)).toEqual(withoutRequestId(await find('never-heard-of@people.example')));
      if (!REACHES_ACCOUNTS[who].includes(owner)) expect(answer.status).toBe(who === 'nobody' ? 401 : admitted.includes(who) ? 404 : 403);
    });
  });

  describe.each(['same-company', 'other-company', 'other-catalogue'] as const)('a sign-in: %s', (owner) => {
    test.each(WHO)('is not ended by %s', async (who) => {
      const person = ownerOf(who, owner);
      const [session] = (await person.client.call(endpoints.listSessions, {})).body.sessions;
      const end = (sessionId: string) => clientOf(who).call(endpoints.endSession, { params: { sessionId } });
      const answer = await end(session?.id ?? '');
      expect(answer.status).toEqual(who === 'nobody' ? 401 : 404);
      expect(withoutRequestId(answer)).toEqual(withoutRequestId(await end(UNKNOWN)));
      expect((await person.client.call(endpoints.getAccount, {})).status).toBe(200);
    });
  });
});
