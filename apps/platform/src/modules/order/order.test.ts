import { endpoints, type Order, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

const DOME = '082042/2A_10';
const GLOBE = '552523/2Z_31';
const OXIDE = '082062/1A_10';
const NO_LONGER_MADE = '235151/1A';
const UNKNOWN = '00000000-0000-4000-8000-00000000dead';

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const name of [
    'distributor',
    'distributor.us',
    'specifier',
    'sales',
    'sales.us',
    'admin',
    'importer',
    'noclient',
    'webuser',
    'other',
  ]) {
    clients.set(name, await app.signIn(name));
  }
});
afterAll(() => app.close());

const make = async (owner: string, ...references: string[]): Promise<Project> => {
  const products = references.map((referenceCode) => ({ referenceCode, quantity: 2 }));
  return (await client(owner).call(endpoints.createProject, { body: { name: 'Casa Roca', products } })).body;
};
const requestFor = (project: Project) => ({
  projectId: project.id,
  version: project.version,
  products: project.products.map(({ _id, quantity }) => ({ _id, quantity })),
  sendTogether: true,
});
const place = async (owner: string, ...references: string[]): Promise<Order> => {
  const project = await make(owner, ...references);
  const { body } = await client(owner).call(endpoints.processOrder, { body: requestFor(project) });
  return (await client('admin').call(endpoints.getOrder, { params: { orderId: body.orderId } })).body;
};
const readProject = async (id: string) => (await client('admin').call(endpoints.getProject, { params: { projectId: id } })).body;

describe('a preview', () => {
  it('holds the lines that may be ordered and names the others with the reason', async () => {
    const project = await make('distributor', DOME, OXIDE, GLOBE, NO_LONGER_MADE);
    const { status, body } = await client('distributor').call(endpoints.generateOrder, { body: { projectId: project.id } });
    expect(status).toBe(200);
    const { lines, dropped, ...head } = body;
    expect(head).toEqual({
      projectId: project.id,
      projectName: 'Casa Roca',
      projectVersion: 1,
      currency: 'EUR',
      clientCode: '430101',
      followUpName: 'Casa Roca (2)',
      deliveryAddresses: [expect.objectContaining({ recipient: 'Llum i Forma', street: 'Carrer de la Sèquia 18', town: 'Palma' })],
      totals: { currency: 'EUR', gross: 1948, discount: 681.8, net: 1266.2, pieces: 4, lumens: 3560, watts: 36 },
      onSite: { date: '08/01/2027', productId: project.products[2]?._id, weeks: 7 },
    });
    expect(
      lines.map(({ tag, referenceCode, quantity, prices, leadtime }) => [tag, referenceCode, quantity, prices.totalNet, leadtime]),
    ).toEqual([
      ['L1', DOME, 2, 535.6, 3],
      ['L3', GLOBE, 2, 730.6, 7],
    ]);
    expect(dropped.map(({ tag, referenceCode, issue }) => [tag, referenceCode, issue])).toEqual([
      ['L2', OXIDE, { code: 'line.moq', values: { moq: 10, quantity: 2 } }],
      ['L4', NO_LONGER_MADE, { code: 'line.discontinued', values: { replacedBy: '2355' } }],
    ]);
    expect(await readProject(project.id)).toEqual(expect.objectContaining({ version: 1, status: 1 }));
  });

  it('is no longer made of an ordered project', async () => {
    const { projectId } = await place('distributor', DOME);
    const again = await client('distributor').call(endpoints.generateOrder, { body: { projectId } });
    expect(again.status).toBe(409);
    expect(again.problem.code).toBe('project.read-only');
  });
});

describe('placing an order', () => {
  it('stores prices, texts and quantities and sets the project to ORDER', async () => {
    const project = await make('distributor', DOME, GLOBE);
    const [dome, globe] = project.products;
    const placed = await client('distributor').call(endpoints.processOrder, {
      body: {
        ...requestFor(project),
        products: [
          { _id: dome?._id ?? '', quantity: 30 },
          { _id: globe?._id ?? '', quantity: 2 },
        ],
        sendTogether: false,
        doNotShipBefore: '15/01/2027',
        internalOrderNumber: ' PO 118 ',
        comments: 'Dock 3,\nring: twice.',
      },
    });
    expect(placed.status).toBe(201);
    expect(placed.body.processOrderSuccess).toBe(true);
    const { orderId } = placed.body;
    const { body } = await client('distributor').call(endpoints.getOrder, { params: { orderId }, query: { lang: 'es' } });
    expect({ ...body, products: body.products.orderedIds }).toEqual({
      orderId,
      projectId: project.id,
      projectName: 'Casa Roca',
      status: 1,
      createdAt: '2026-11-20T09:00:00.000Z',
      createdBy: 'Marta Soler',
      companyName: 'Llum i Forma',
      clientCode: '430101',
      catalogId: 16,
      currency: 'EUR',
      deliveryAddress: null,
      sendTogether: false,
      doNotShipBefore: '15/01/2027',
      internalOrderNumber: 'PO 118',
      comments: 'Dock 3,\nring: twice.',
      followUp: null,
      products: [dome?._id, globe?._id],
      totals: { currency: 'EUR', gross: 13_484, discount: 4719.4, net: 8764.6, pieces: 32, lumens: 29_320, watts: 288 },
    });
    expect(body.products.byId[dome?._id ?? '']).toEqual({
      _id: dome?._id,
      tag: 'L1',
      room: '',
      note: '',
      model: '0820',
      modelName: 'Alba 33',
      referenceCode: DOME,
      pendantHeight: 200,
      descriptions: [
        { type: 'color', modifier: '42', text: expect.any(String), hex: '#4d5a46' },
        { type: 'temperature', modifier: '2', text: '3000 K' },
        { type: 'control', modifier: 'A', text: 'DALI-2' },
        { type: 'installation', modifier: '10', text: 'Superficie Basic' },
        { type: 'pendantHeight', modifier: '200', text: 'Longitud de cable' },
      ],
      image: '/static/images/0820/42-day-400.webp',
      quantity: 30,
      moq: 1,
      leadtime: 5,
      prices: {
        currency: 'EUR',
        unitGross: 412,
        unitDiscount: 144.2,
        unitNet: 267.8,
        totalGross: 12_360,
        totalDiscount: 4326,
        totalNet: 8034,
      },
      availability: { days: 0, weeks: 5, shippingDate: '15/01/2027' },
      validation: { status: 0 },
    });
    const ordered = await readProject(project.id);
    expect(ordered.status).toBe(2);
    expect(ordered.version).toBe(2);
    expect(ordered.order).toEqual({ orderId });
    expect(ordered.access).toEqual({ write: false, order: false });
    expect(ordered.products.map(({ quantity }) => quantity)).toEqual([30, 2]);
    const both = [
      await client('distributor').call(endpoints.getOrderV3, { params: { orderId }, query: { lang: 'es' } }),
      await client('distributor').call(endpoints.getOrderByProject, { params: { projectId: project.id }, query: { lang: 'es' } }),
    ];
    expect(both.map((answer) => answer.body)).toEqual([body, body]);
  });

  it('includes a line that reaches its minimum by the new quantity, and leaves out lines that were not requested', async () => {
    const project = await make('distributor', DOME, OXIDE, NO_LONGER_MADE);
    const products = [{ _id: project.products[1]?._id ?? '', quantity: 10 }];
    const { body } = await client('distributor').call(endpoints.processOrder, { body: { ...requestFor(project), products } });
    const order = (await client('distributor').call(endpoints.getOrder, { params: { orderId: body.orderId } })).body;
    expect(Object.values(order.products.byId).map(({ tag, quantity }) => [tag, quantity])).toEqual([['L2', 10]]);
    expect((await readProject(project.id)).products.map(({ tag, quantity }) => [tag, quantity])).toEqual([['L2', 10]]);
  });

  it('moves lines and pieces left out into a follow-up project and names it, in the same step', async () => {
    const project = await make('distributor', DOME, OXIDE, GLOBE, NO_LONGER_MADE);
    const [dome, oxide, globe, gone] = project.products;
    const { body: preview } = await client('distributor').call(endpoints.generateOrder, { body: { projectId: project.id } });
    expect(preview.followUpName).toBe('Casa Roca (2)');
    const products = [
      { _id: dome?._id ?? '', quantity: 2 },
      { _id: globe?._id ?? '', quantity: 1 },
    ];
    const { body } = await client('distributor').call(endpoints.processOrder, { body: { ...requestFor(project), products } });
    expect(body.followUp).toEqual({ projectId: expect.any(String), name: 'Casa Roca (2)', lines: 3, pieces: 5 });
    const ordered = await readProject(project.id);
    expect(ordered.products.map(({ _id, tag, quantity }) => [_id, tag, quantity])).toEqual([
      [dome?._id, 'L1', 2],
      [globe?._id, 'L3', 1],
    ]);
    const order = (await client('distributor').call(endpoints.getOrder, { params: { orderId: body.orderId } })).body;
    expect(order.totals).toEqual(ordered.totals);
    expect(order.followUp).toEqual({ projectId: body.followUp?.projectId, name: 'Casa Roca (2)' });

    const next = (await client('distributor').call(endpoints.getProject, { params: { projectId: body.followUp?.projectId ?? '' } })).body;
    expect(next.name).toBe('Casa Roca (2)');
    expect(next.status).toBe(1);
    expect(next.version).toBe(1);
    expect(next.owner).toEqual(project.owner);
    expect(next.access).toEqual(project.access);
    expect(next.products.map(({ _id, tag, quantity }) => [_id, tag, quantity])).toEqual([
      [oxide?._id, 'L2', 2],
      [expect.not.stringMatching(globe?._id ?? ''), 'L3', 1],
      [gone?._id, 'L4', 2],
    ]);
    const all = await client('distributor').call(endpoints.processOrder, {
      body: { ...requestFor(next), products: requestFor(next).products.slice(1, 2) },
    });
    expect(all.body.followUp?.name).toBe('Casa Roca (3)');
  });

  it('becomes a new project at current prices, without discontinued products', async () => {
    const { orderId, projectId } = await place('distributor', DOME, GLOBE);
    const params = { orderId };
    const { status, body } = await client('distributor').call(endpoints.reorder, { params });
    expect(status).toBe(201);
    expect(body.left).toEqual([]);
    expect(body.project.name).toBe('Casa Roca (2)');
    expect(body.project.status).toBe(1);
    expect(body.project.id).not.toBe(projectId);
    expect(body.project.products.map(({ tag, referenceCode, quantity }) => [tag, referenceCode, quantity])).toEqual([
      ['L1', DOME, 2],
      ['L2', GLOBE, 2],
    ]);
    const foreign = await client('other').call(endpoints.reorder, { params });
    expect(foreign.status).toBe(403);
    expect(foreign.problem.code).toBe('order.not-found');
  });

  it('leaves no follow-up when all is ordered, and none when the order is refused', async () => {
    const whole = await make('distributor', DOME);
    const placed = await client('distributor').call(endpoints.processOrder, { body: requestFor(whole) });
    expect(placed.body.followUp).toBeNull();
    const part = await make('distributor', DOME, OXIDE);
    const refused = await client('distributor').call(endpoints.processOrder, {
      body: { ...requestFor(part), products: requestFor(part).products.slice(1) },
    });
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toBe('order.line-invalid');
    expect((await readProject(part.id)).products).toHaveLength(2);
  });

  it('keeps prices and dates of the project as they were ordered when the maker changes them', async () => {
    const { projectId, orderId } = await place('distributor', DOME, GLOBE);
    const before = await readProject(projectId);
    app.clock.set(new Date('2027-03-01T09:00:00Z'));
    const later = await app.signIn('admin');
    const after = (await later.call(endpoints.getProject, { params: { projectId } })).body;
    const order = (await later.call(endpoints.getOrder, { params: { orderId } })).body;
    app.clock.set(new Date('2026-11-20T09:00:00Z'));
    for (const name of clients.keys()) clients.set(name, await app.signIn(name));
    expect(after).toEqual(before);
    expect(Object.values(order.products.byId).map(({ availability }) => availability.shippingDate)).toEqual(['08/01/2027', '08/01/2027']);
  });

  it('delivers all together on the last day, or each line when it is ready, and none before the day asked for', async () => {
    const marta = client('distributor');
    const daysOf = async (sendTogether: boolean, doNotShipBefore?: string) => {
      const project = await make('distributor', DOME, GLOBE);
      const body = { ...requestFor(project), sendTogether, ...(doNotShipBefore && { doNotShipBefore }) };
      const { orderId } = (await marta.call(endpoints.processOrder, { body })).body;
      const { products } = (await marta.call(endpoints.getOrder, { params: { orderId } })).body;
      const [listed] = (await marta.call(endpoints.listOrders, { query: { search: String(orderId) } })).body.items;
      return [...products.orderedIds.map((id) => products.byId[id]?.availability.shippingDate), listed?.shippingDate];
    };
    expect([await daysOf(true), await daysOf(false), await daysOf(false, '20/12/2026'), await daysOf(true, '01/02/2027')]).toEqual([
      ['08/01/2027', '08/01/2027', '08/01/2027'],
      ['11/12/2026', '08/01/2027', '08/01/2027'],
      ['20/12/2026', '08/01/2027', '08/01/2027'],
      ['01/02/2027', '01/02/2027', '01/02/2027'],
    ]);
  });

  it('leaves the ordered project as it is', async () => {
    const { projectId } = await place('distributor', DOME);
    const project = await readProject(projectId);
    const params = { projectId };
    const product = { projectId, productId: project.products[0]?._id ?? '' };
    const { version } = project;
    const marta = client('distributor');
    const answers = [
      await marta.call(endpoints.renameProject, { params, body: { version, name: 'Late' } }),
      await marta.call(endpoints.addProducts, { params, body: { version, products: [{ referenceCode: DOME }] } }),
      await marta.call(endpoints.updateProduct, { params: product, body: { version, quantity: 9 } }),
      await marta.call(endpoints.cloneProduct, { params: product, body: { version } }),
      await marta.call(endpoints.deleteProduct, { params: product, query: { version } }),
      await marta.call(endpoints.restoreProduct, { params: product, body: { version } }),
      await marta.call(endpoints.deleteProject, { params, query: { version } }),
      await marta.call(endpoints.processOrder, { body: requestFor(project) }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(answers.map(() => [409, 'project.read-only']));
    expect(await readProject(projectId)).toEqual(project);
  });

  it('prices a sales person’s order on the terms and code of the client', async () => {
    const project = await make('other', DOME);
    const { body } = await client('sales').call(endpoints.processOrder, { body: requestFor(project) });
    const order = (await client('other').call(endpoints.getOrder, { params: { orderId: body.orderId } })).body;
    expect(order.createdBy).toBe('Pau Ferrer');
    expect(order.companyName).toBe('Luz del Sur');
    expect(order.clientCode).toBe('430102');
    expect(order.totals.net).toBe(576.8);
  });
});

describe('the order data of a project', () => {
  it('is the preview of an order, for all who may place it', async () => {
    const project = await make('distributor', DOME);
    const params = { projectId: project.id };
    const { body } = await client('distributor').call(endpoints.getProjectOrder, { params });
    const { body: preview } = await client('distributor').call(endpoints.generateOrder, { body: params });
    expect(body).toEqual(preview);
    expect(body.lines).toHaveLength(1);
    expect((await client('other').call(endpoints.getProjectOrder, { params })).status).toBe(403);
  });
});

describe('orders are refused for', () => {
  it.each(['noclient', 'webuser', 'specifier'])('a project of %s, whose company has no client code', async (name) => {
    const project = await make(name, DOME);
    const answer = await client(name).call(endpoints.processOrder, { body: requestFor(project) });
    expect(answer.status).toBe(400);
    expect(answer.problem.code).toBe('NO_CLIENT_CODE');
    expect((await readProject(project.id)).status).toBe(1);
  });

  it('a line that may not be ordered, naming it, and orders none of the others', async () => {
    const project = await make('distributor', DOME, OXIDE, NO_LONGER_MADE);
    const answer = await client('distributor').call(endpoints.processOrder, { body: requestFor(project) });
    expect(answer.status).toBe(422);
    expect(answer.problem.code).toBe('order.line-invalid');
    expect(answer.problem.lines).toEqual([
      { productId: project.products[1]?._id, tag: 'L2', issue: { code: 'line.moq', values: { moq: 10, quantity: 2 } } },
      { productId: project.products[2]?._id, tag: 'L3', issue: { code: 'line.discontinued', values: { replacedBy: '2355' } } },
    ]);
    expect(await readProject(project.id)).toEqual(project);
  });

  it('a stale version, a product of another project, and one asked for twice', async () => {
    const project = await make('distributor', DOME);
    const other = await make('distributor', DOME);
    const marta = client('distributor');
    const request = requestFor(project);
    const stale = await marta.call(endpoints.processOrder, { body: { ...request, version: 7 } });
    expect(stale.status).toBe(409);
    expect(stale.problem.code).toBe('version.conflict');
    expect(stale.problem.currentVersion).toBe(1);
    const foreign = await marta.call(endpoints.processOrder, { body: { ...request, products: requestFor(other).products } });
    expect(foreign.status).toBe(404);
    expect(foreign.problem.code).toBe('product.not-found');
    const twice = await marta.call(endpoints.processOrder, { body: { ...request, products: [...request.products, ...request.products] } });
    expect(twice.status).toBe(400);
    expect(twice.problem.code).toBe('request.invalid');
    expect(await readProject(project.id)).toEqual(project);
  });

  it.each([
    ['a day that the calendar lacks', { doNotShipBefore: '31/02/2027' }, 422, 'calendar.malformed'],
    ['another form of date', { doNotShipBefore: '2027-01-15' }, 400, 'request.invalid'],
    ['a day that is over', { doNotShipBefore: '19/11/2026' }, 400, 'request.invalid'],
    ['a character that comments do not have', { comments: '<script>' }, 422, 'text.character'],
    ['a comment that is too long', { comments: 'x'.repeat(4001) }, 400, 'request.invalid'],
    ['no products', { products: [] }, 400, 'request.invalid'],
  ])('%s', async (_, change, status, code) => {
    const project = await make('distributor', DOME);
    const answer = await client('distributor').call(endpoints.processOrder, { body: { ...requestFor(project), ...change } });
    expect(answer.status).toEqual(status);
    expect(answer.problem.code).toEqual(code);
    expect(await readProject(project.id)).toEqual(project);
  });

  it('prices, numbers and states that a browser sends along', async () => {
    const project = await make('distributor', DOME);
    const extras = { price: 1, unitGross: 1, totalNet: 1, discountPercent: 99, orderId: 1, status: 4, clientCode: 'X', companyId: UNKNOWN };
    const request = requestFor(project);
    const body = { ...request, ...extras, products: request.products.map((line) => ({ ...line, ...extras, prices: { unitGross: 1 } })) };
    const placed = await client('distributor').call(endpoints.processOrder, { body });
    const order = (await client('distributor').call(endpoints.getOrder, { params: { orderId: placed.body.orderId } })).body;
    expect(order.status).toBe(1);
    expect(order.clientCode).toBe('430101');
    expect(order.totals.net).toBe(535.6);
    expect(order.orderId).toBeGreaterThanOrEqual(204_417);
  });
});

describe('access to an order', () => {
  const see = (who: string, orderId: number) => client(who).call(endpoints.getOrder, { params: { orderId } });

  it('is given to the own company, sales of the catalogue and administrators', async () => {
    const { orderId } = await place('distributor', DOME);
    const answers = await Promise.all(['distributor', 'sales', 'admin'].map((who) => see(who, orderId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it.each(['other', 'importer', 'noclient', 'distributor.us', 'sales.us'])('answers %s as if there were none', async (who) => {
    const { orderId, projectId } = await place('distributor', DOME);
    const answers = [
      await see(who, orderId),
      await see(who, 2_000_000_000),
      await client(who).call(endpoints.getOrderV3, { params: { orderId } }),
      await client(who).call(endpoints.getOrderByProject, { params: { projectId } }),
      await client(who).call(endpoints.getOrderByProject, { params: { projectId: UNKNOWN } }),
    ];
    const bodies = answers.map(({ status, problem: { requestId: _, ...problem } }) => ({ status, problem }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toEqual({ status: 403, problem: expect.objectContaining({ code: 'order.not-found' }) });
  });

  it.each(['specifier', 'webuser'])('denies %s, who lacks ORDER_VIEW', async (who) => {
    const answers = [await see(who, 204_417), await client(who).call(endpoints.listOrders, {})];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [403, 'access.denied'],
      [403, 'access.denied'],
    ]);
  });

  it.each(['0', '-1', '2147483648', '1e309', 'x', '1.5', '%00', "1' or 1=1"])('takes %s for no order number', async (text) => {
    const { statusCode } = await client('distributor').send({ method: 'GET', url: `/api/v2/orders/${encodeURIComponent(text)}` });
    expect(statusCode).toBe(400);
  });
});
