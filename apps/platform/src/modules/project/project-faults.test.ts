import { type Endpoint, endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

const DOME = '082042/2A_10';
const NOWHERE = '00000000-0000-4000-8000-00000000dead';

let app: TestApp;
let marta: TestClient;
let project: Project;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
  project = (await marta.call(endpoints.createProject, { body: { name: 'Faults', products: [{ referenceCode: DOME }] } })).body;
});
afterAll(() => app.close());

/** Sends requests that no typed caller would. */
const send = (client: TestClient, endpoint: Endpoint, path: string, payload: unknown, query = '') =>
  client.send({
    method: endpoint.method,
    url: `/api${path}${query}`,
    ...(payload === undefined
      ? {}
      : { payload: JSON.stringify(payload), headers: { ...keyFor(endpoint), 'content-type': 'application/json' } }),
  });
const keyFor = (endpoint: Endpoint) => (endpoint.create ? { 'idempotency-key': crypto.randomUUID() } : {});

const unchanged = async () => expect((await marta.call(endpoints.getProject, { params: { projectId: project.id } })).body).toEqual(project);

describe('projects refuse', () => {
  const lastProduct = () => `/v1/projects/${project.id}/products/${project.products[0]?._id}`;

  it.each([
    ['zero', 0],
    ['negative', -1],
    ['a part', 1.5],
    ['a thousand million', 1_000_000_000],
    ['one more than the most', 100_000],
    ['text', '3'],
    ['2^31', 2_147_483_648],
    ['2^53', 9_007_199_254_740_992],
    ['null', null],
  ])('a quantity that is %s', async (_, quantity) => {
    const updated = await send(marta, endpoints.updateProduct, lastProduct(), { version: project.version, quantity });
    const added = await send(marta, endpoints.addProducts, `/v1/projects/${project.id}/products`, {
      version: project.version,
      products: [{ referenceCode: DOME, quantity }],
    });
    expect(updated.statusCode).toBe(400);
    expect(updated.json().code).toBe('request.invalid');
    expect(added.statusCode).toBe(400);
    expect(added.json().code).toBe('request.invalid');
    await unchanged();
  });

  it.each([
    ['no reference at all', 'hello', { code: 'reference.invalid', reference: 'hello' }],
    ['a price-list key', '0162/1', { code: 'reference.invalid', reference: '0162/1' }],
    ['of another catalogue', '0820-42/2A_10', { code: 'reference.other-catalogue', reference: '0820-42/2A_10', catalogId: 16 }],
    ['of no model', '999942/2A_10', { code: 'article.model-unknown', model: '9999' }],
    ['without temperature', '082042', { code: 'article.attribute-missing', attribute: 'temperature', allowed: ['1', '2', '3', '9'] }],
    [
      'without one of several installations',
      '016224/9Z',
      { code: 'article.attribute-missing', attribute: 'installation', allowed: ['10', '03', '18', '31', '32'] },
    ],
    [
      'with a finish that the model does not have',
      '552562/1A_10',
      { code: 'article.attribute-unknown', attribute: 'color', value: '62', allowed: ['11', '10', '24', '23'] },
    ],
    [
      'with an excluded combination',
      '082042/9B_10',
      { code: 'article.excluded', row: expect.objectContaining({ temperature: '9', control: 'B' }) },
    ],
  ])('a reference %s, with all its companions', async (_, referenceCode, failure) => {
    const answer = await marta.call(endpoints.addProducts, {
      params: { projectId: project.id },
      body: { version: project.version, products: [{ referenceCode: DOME }, { referenceCode }] },
    });
    expect(answer.status).toBe(422);
    expect(answer.problem).toEqual(expect.objectContaining({ ...failure, index: 1 }));
    const changed = await marta.call(endpoints.updateProduct, {
      params: { projectId: project.id, productId: project.products[0]?._id ?? '' },
      body: { version: project.version, referenceCode },
    });
    expect(changed.problem).toEqual(expect.objectContaining(failure));
    await unchanged();
  });

  it.each([29, 401, 9_999])('a wire of %i cm where 60 to 400 are made', async (pendantHeight) => {
    const answer = await marta.call(endpoints.addProducts, {
      params: { projectId: project.id },
      body: { version: project.version, products: [{ referenceCode: DOME, pendantHeight }] },
    });
    expect(answer.problem).toEqual(
      expect.objectContaining({
        code: 'article.attribute-unknown',
        attribute: 'pendantHeight',
        value: String(pendantHeight),
        allowed: ['60–400'],
      }),
    );
  });

  it.each([
    ['empty', '', 400, 'request.invalid'],
    ['blank', '   ', 422, 'text.empty'],
    ['longer than 50', 'x'.repeat(51), 400, 'request.invalid'],
    ['with a character that titles do not have', 'Casa <b>', 422, 'text.character'],
    ['with NUL', 'a\0b', 400, 'request.malformed'],
    ['with half a surrogate pair', 'a\ud800b', 400, 'request.malformed'],
  ])('a name that is %s', async (_, name, status, code) => {
    const created = await send(marta, endpoints.createProject, '/v1/projects', { name });
    const renamed = await send(marta, endpoints.renameProject, `/v1/projects/${project.id}`, { version: project.version, name });
    expect(created.statusCode).toEqual(status);
    expect(created.json().code).toEqual(code);
    expect(renamed.statusCode).toEqual(status);
    expect(renamed.json().code).toEqual(code);
    await unchanged();
  });

  it('a stale version, telling the current one', async () => {
    const { id } = (await marta.call(endpoints.createProject, { body: { name: 'Versions', products: [{ referenceCode: DOME }] } })).body;
    const params = { projectId: id };
    const second = (await marta.call(endpoints.renameProject, { params, body: { version: 1, name: 'Versions 2' } })).body;
    const product = { ...params, productId: second.products[0]?._id ?? '' };
    const stale = [
      await marta.call(endpoints.renameProject, { params, body: { version: 1, name: 'Lost' } }),
      await marta.call(endpoints.addProducts, { params, body: { version: 1, products: [{ referenceCode: DOME }] } }),
      await marta.call(endpoints.updateProduct, { params: product, body: { version: 1, quantity: 9 } }),
      await marta.call(endpoints.deleteProduct, { params: product, query: { version: 1 } }),
      await marta.call(endpoints.cloneProduct, { params: product, body: { version: 1 } }),
      await marta.call(endpoints.restoreProduct, { params: product, body: { version: 1 } }),
      await marta.call(endpoints.deleteProject, { params, query: { version: 1 } }),
      await marta.call(endpoints.renameProject, { params, body: { version: 3, name: 'Ahead' } }),
    ];
    expect(stale.map(({ status, problem }) => [status, problem.code, problem.currentVersion])).toEqual(
      stale.map(() => [409, 'version.conflict', 2]),
    );
    expect((await marta.call(endpoints.getProject, { params })).body).toEqual(second);
  });

  it('a change of a product that names nothing: the version stays, and so do the rules', async () => {
    const params = { projectId: project.id, productId: project.products[0]?._id ?? '' };
    const { version } = project;
    const [empty, again, stale, foreign] = [
      await marta.call(endpoints.updateProduct, { params, body: { version } }),
      await marta.call(endpoints.updateProduct, { params, body: { version } }),
      await marta.call(endpoints.updateProduct, { params, body: { version: version + 1 } }),
      await (await app.signIn('other')).call(endpoints.updateProduct, { params, body: { version } }),
    ];
    expect(empty.body.version).toEqual(version);
    expect(again.body.version).toEqual(version);
    expect(stale.problem.code).toBe('version.conflict');
    expect(foreign.problem.code).toBe('project.not-found');
    await unchanged();
  });

  it('a product that is not there, deleted, or of another project', async () => {
    const other = (await marta.call(endpoints.createProject, { body: { name: 'Other', products: [{ referenceCode: DOME }] } })).body;
    const params = { projectId: project.id, productId: other.products[0]?._id ?? '' };
    const { version } = project;
    const answers = [
      await marta.call(endpoints.updateProduct, { params, body: { version, quantity: 2 } }),
      await marta.call(endpoints.deleteProduct, { params, query: { version } }),
      await marta.call(endpoints.cloneProduct, { params, body: { version } }),
      await marta.call(endpoints.restoreProduct, { params, body: { version } }),
      await marta.call(endpoints.updateProduct, { params: { ...params, productId: NOWHERE }, body: { version } }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(answers.map(() => [404, 'product.not-found']));
    await unchanged();
  });

  it('more than 1,000 products', async () => {
    const products = Array.from({ length: 200 }, () => ({ referenceCode: DOME }));
    let { body } = await marta.call(endpoints.createProject, { body: { name: 'Many', products } });
    const params = { projectId: body.id };
    for (let round = 0; round < 4; round += 1) {
      body = (await marta.call(endpoints.addProducts, { params, body: { version: body.version, products } })).body;
    }
    expect(body.products).toHaveLength(1000);
    expect(body.products.at(-1)?.tag).toBe('L1000');
    const tooMany = await marta.call(endpoints.addProducts, {
      params,
      body: { version: body.version, products: [{ referenceCode: DOME }] },
    });
    expect(tooMany.status).toBe(422);
    expect(tooMany.problem.code).toBe('project.too-many-products');
    expect(tooMany.problem.max).toBe(1000);
    expect((await marta.call(endpoints.getProject, { params })).body.version).toBe(body.version);
  });

  it('a catalogue that the account does not have, unless an administrator asks', async () => {
    const body = { name: 'Abroad', catalogId: 21 as const };
    const refused = await marta.call(endpoints.createProject, { body });
    expect(refused.status).toBe(403);
    expect(refused.problem.code).toBe('access.denied');
    const made = await (await app.signIn('admin')).call(endpoints.createProject, { body });
    expect(made.status).toBe(201);
    expect(made.body.catalogId).toBe(21);
    expect(made.body.currency).toBe('USD');
  });
});

describe('claims of a browser', () => {
  const EXTRAS = {
    price: 1,
    prices: { unitGross: 1, totalNet: 1 },
    unitGrossMinor: 1,
    orderedUnitGrossMinor: 1,
    discountPercent: 99,
    status: 2,
    role: 9,
    ownerId: '00000000-0000-4000-8000-000000000210',
    companyId: '00000000-0000-4000-8000-000000000108',
    orderId: 1,
    deletedAt: '1999-01-01',
    position: -1,
    createdAt: '1999-01-01',
  };

  it('changes nothing it may not change', async () => {
    const created = await send(marta, endpoints.createProject, '/v1/projects', {
      name: 'Extras',
      products: [{ referenceCode: DOME, quantity: 3, ...EXTRAS }],
      ...EXTRAS,
      version: 77,
    });
    const made: Project = created.json();
    const path = `/v1/projects/${made.id}`;
    await send(marta, endpoints.renameProject, path, { version: 1, name: 'Extras again', ...EXTRAS });
    await send(marta, endpoints.addProducts, `${path}/products`, { version: 2, products: [{ referenceCode: DOME, ...EXTRAS }], ...EXTRAS });
    const product = `${path}/products/${made.products[0]?._id}`;
    await send(marta, endpoints.updateProduct, product, { version: 3, quantity: 2, ...EXTRAS });
    const { body } = await marta.call(endpoints.getProject, { params: { projectId: made.id } });
    const { owner, status, version, order, createdAt, products } = body;
    expect({ owner: owner.companyName, status, version, order, createdAt }).toEqual({
      owner: 'Llum i Forma',
      status: 1,
      version: 4,
      order: null,
      createdAt: '2026-11-20T09:00:00.000Z',
    });
    expect(products.map(({ tag, quantity, prices }) => [tag, quantity, prices?.unitGross, prices?.totalNet])).toEqual([
      ['L1', 2, 412, 535.6],
      ['L2', 1, 412, 267.8],
    ]);
  });
});

describe('values that a database would choke on', () => {
  const HOSTILE = ['a\0b', '\ud800', '2147483648', '-1', "' or 1=1 --", '%', '..', '9007199254740993', '1e309', '{}', 'NaN'];

  it.each(HOSTILE)('%j in a path, a query or a body never ends in a fault of the service', async (hostile) => {
    const text = encodeURIComponent(hostile.isWellFormed() ? hostile : '%ED%A0%80');
    const bodies = [
      { version: hostile, products: [{ referenceCode: DOME }] },
      { version: project.version, products: [{ referenceCode: hostile, quantity: 1 }] },
      { version: project.version, products: [{ referenceCode: DOME, pendantHeight: hostile }] },
    ];
    const answers = [
      await send(marta, endpoints.getProject, `/v2/project/${text}`, undefined),
      await send(marta, endpoints.listProjects, '/v1/projects', undefined, `?search=${text}&page=${text}&itemsPerPage=${text}`),
      await send(marta, endpoints.deleteProduct, `/v1/projects/${project.id}/products/${text}`, undefined, `?version=${project.version}`),
      await send(marta, endpoints.deleteProject, `/v1/projects/${project.id}`, undefined, `?version=${text}`),
    ];
    for (const body of bodies) answers.push(await send(marta, endpoints.addProducts, `/v1/projects/${project.id}/products`, body));
    for (const { statusCode, payload } of answers) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(payload).not.toMatch(/select|insert|drizzle|stack/i);
    }
    await unchanged();
  });

  it.each(['%', '_', '\\', "'", '100%'])('a search for %j is taken literally', async (search) => {
    const { body } = await marta.call(endpoints.listProjects, { query: { search } });
    expect(body.items).toEqual([]);
  });
});
