import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

const DOME = '082042/2A_10';
const GLOBE = '552523/2Z_31';
const BELL = '116010/1A_18';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

type Line = { referenceCode: string; quantity?: number; tag?: string; room?: string; note?: string };
const make = async (...products: Line[]): Promise<Project> =>
  (await marta.call(endpoints.createProject, { body: { name: 'Rooms', products } })).body;
const paramsOf = ({ id }: Project) => ({ projectId: id });
const add = (project: Project, products: Line[], equal?: 'merge') =>
  marta.call(endpoints.addProducts, { params: paramsOf(project), body: { version: project.version, products, ...(equal && { equal }) } });
const change = (project: Project, body: object) =>
  marta.call(endpoints.changeProducts, { params: paramsOf(project), body: { version: project.version, ...body } });
const placesOf = ({ products }: Project) => products.map(({ tag, room, note, quantity }) => [tag, room, note, quantity]);
const idOf = ({ products }: Project, index: number) => products[index]?._id ?? '';

describe('tag, room and note of a line', () => {
  it('are those it was given, else the next tag that the project never had', async () => {
    const project = await make(
      { referenceCode: DOME, room: ' Dining\t room ', note: ' dimmed \n at night ' },
      { referenceCode: DOME, tag: ' L7 ', room: 'Bar' },
      { referenceCode: GLOBE, tag: 'D1' },
      { referenceCode: BELL },
    );
    expect(placesOf(project)).toEqual([
      ['L8', 'Dining room', 'dimmed \n at night', 1],
      ['L7', 'Bar', '', 1],
      ['D1', '', '', 1],
      ['L9', '', '', 1],
    ]);
    const { body: less } = await change(project, { remove: [idOf(project, 3)] });
    const { body: more } = await add(less, [{ referenceCode: BELL }]);
    expect(more.products.map(({ tag }) => tag)).toEqual(['L8', 'L7', 'D1', 'L10']);
  });

  it('are changed alone and are part of the order', async () => {
    const project = await make({ referenceCode: DOME });
    const { body: next } = await marta.call(endpoints.updateProduct, {
      params: { ...paramsOf(project), productId: idOf(project, 0) },
      body: { version: 1, tag: 'P-01', room: 'Bar', note: 'Over the counter, 12 cm' },
    });
    expect(placesOf(next)).toEqual([['P-01', 'Bar', 'Over the counter, 12 cm', 1]]);
    const products = [{ _id: idOf(next, 0), quantity: 1 }];
    const placed = await marta.call(endpoints.processOrder, {
      body: { projectId: next.id, version: next.version, products, sendTogether: true },
    });
    const { body: order } = await marta.call(endpoints.getOrder, { params: { orderId: placed.body.orderId } });
    expect(order.products.byId[idOf(next, 0)]).toMatchObject({ tag: 'P-01', room: 'Bar', note: 'Over the counter, 12 cm' });
  });

  it.each([
    ['an empty tag', { tag: '' }, 400],
    ['a tag of blanks', { tag: '  ' }, 422],
    ['a tag of 13 characters', { tag: 'x'.repeat(13) }, 400],
    ['a room of 61', { room: 'x'.repeat(61) }, 400],
    ['a note of 501', { note: 'x'.repeat(501) }, 400],
  ])('are refused: %s', async (_what, texts, status) => {
    const project = await make({ referenceCode: DOME });
    expect((await add(project, [{ referenceCode: DOME, ...texts }])).status).toBe(status);
    expect((await change(project, { changes: [{ productId: idOf(project, 0), ...texts }] })).status).toBe(status);
  });
});

describe('equal products', () => {
  it('are counted on the line of the same room where it is asked for, and stay lines where they say more', async () => {
    const project = await make(
      { referenceCode: DOME, quantity: 2 },
      { referenceCode: DOME, room: 'Bar' },
      { referenceCode: GLOBE, note: 'in brass for the client' },
    );
    const { body } = await add(
      project,
      [
        { referenceCode: DOME, quantity: 3 },
        { referenceCode: DOME, room: 'bar' },
        { referenceCode: DOME, note: 'spare' },
        { referenceCode: DOME, quantity: 99_999 },
        { referenceCode: GLOBE },
      ],
      'merge',
    );
    expect(placesOf(body)).toEqual([
      ['L1', '', '', 5],
      ['L2', 'Bar', '', 2],
      ['L3', '', 'in brass for the client', 1],
      ['L4', '', 'spare', 1],
      ['L5', '', '', 99_999],
      ['L6', '', '', 1],
    ]);
    expect((await add(body, [{ referenceCode: DOME }])).body.products).toHaveLength(7);
  });
});

describe('one step', () => {
  it('changes, takes out and puts back several products on one version', async () => {
    const project = await make({ referenceCode: DOME }, { referenceCode: GLOBE }, { referenceCode: BELL });
    const { body: less } = await change(project, { remove: [idOf(project, 2)] });
    const { status, body } = await change(less, {
      changes: [
        { productId: idOf(project, 0), quantity: 4, room: 'Bar' },
        { productId: idOf(project, 2), quantity: 2 },
      ],
      remove: [idOf(project, 1)],
      restore: [idOf(project, 2)],
    });
    expect(status).toBe(200);
    expect(body.version).toBe(3);
    expect(body.products.map(({ tag, quantity, room }) => [tag, quantity, room])).toEqual([
      ['L1', 4, 'Bar'],
      ['L3', 2, ''],
    ]);
  });

  it('changes nothing when one of them fails, and names it', async () => {
    const project = await make({ referenceCode: DOME }, { referenceCode: GLOBE });
    const changes = [
      { productId: idOf(project, 0), quantity: 9 },
      { productId: idOf(project, 1), referenceCode: '552599/2Z_31' },
    ];
    const refused = await change(project, { changes });
    expect([refused.status, refused.problem]).toMatchObject([422, { code: 'article.attribute-unknown', index: 1 }]);
    const unknown = { productId: '00000000-0000-4000-8000-00000000dead' };
    expect((await change(project, { changes: [unknown] })).problem.code).toBe('product.not-found');
    expect((await change(project, { restore: [idOf(project, 0)] })).problem.code).toBe('product.not-found');
    const { body } = await marta.call(endpoints.getProject, { params: paramsOf(project) });
    expect(body.version).toBe(1);
    expect(body.products.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
});

describe('a change that changes nothing', () => {
  const LIST = {
    type: 'PieceList' as const,
    version: 1 as const,
    subFamilyId: 110,
    applicationLocationId: 0,
    dismissed: [],
    rows: [{ id: 'a', model: '0820', selection: { color: '42', temperature: '2', control: 'A', installation: '10' }, quantity: 2 }],
  };
  const mixed = async (): Promise<Project> => {
    const products = [{ referenceCode: DOME, quantity: 2, room: 'Bar' }];
    return (await marta.call(endpoints.createProject, { body: { name: 'Kept', products, configurations: [{ document: LIST as never }] } }))
      .body;
  };

  it.each([
    ['nothing', () => ({})],
    ['lines that name nothing', (project: Project) => ({ changes: [{ productId: idOf(project, 0) }] })],
    [
      'the values that a line has',
      (project: Project) => ({
        changes: [{ productId: idOf(project, 0), quantity: 2, referenceCode: '0820 42/2A_10', tag: 'L1', room: ' Bar ', note: '' }],
      }),
    ],
    ['the finish that a composition has', (project: Project) => ({ changes: [{ productId: idOf(project, 1), color: '42' }] })],
    [
      'a value that no piece of a composition can be had in',
      (project: Project) => ({ changes: [{ productId: idOf(project, 1), color: '99' }] }),
    ],
  ])('leaves the project and its version: %s', async (_what, stepOf) => {
    const project = await mixed();
    const { status, body } = await change(project, stepOf(project));
    expect(status).toBe(200);
    expect(body).toEqual(project);
    expect((await marta.call(endpoints.getProject, { params: paramsOf(project) })).body).toEqual(project);
    expect((await change({ ...project, version: project.version + 1 }, stepOf(project))).problem.code).toBe('version.conflict');
  });

  it('of one line leaves the project, and so does the name it has', async () => {
    const project = await mixed();
    const params = { ...paramsOf(project), productId: idOf(project, 0) };
    const put = (body: object) => marta.call(endpoints.updateProduct, { params, body: { version: project.version, ...body } });
    const rename = (name: string) =>
      marta.call(endpoints.renameProject, { params: paramsOf(project), body: { version: project.version, name } });
    for (const answer of [await put({}), await put({ quantity: 2, room: 'Bar' }), await rename(' Kept ')]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(project);
    }
    expect((await put({ quantity: 3 })).body.version).toBe(project.version + 1);
  });

  it('is told from one that changes a line among others', async () => {
    const project = await mixed();
    const changes = [
      { productId: idOf(project, 0), quantity: 2 },
      { productId: idOf(project, 1), quantity: 5 },
    ];
    const { body } = await change(project, { changes });
    expect(body.version).toEqual(project.version + 1);
    expect(body.products.map(({ quantity }) => quantity)).toEqual([2, 5]);
  });
});

describe('a preview of a change', () => {
  const preview = (project: Project, body: object) =>
    marta.call(endpoints.previewProductChanges, {
      body: { projectId: project.id, productIds: project.products.map(({ _id }) => _id), ...body },
    });

  it('returns the options of the products', async () => {
    const project = await make({ referenceCode: DOME }, { referenceCode: GLOBE });
    const { choices, changes, unchanged } = (await preview(project, {})).body;
    expect(changes).toEqual([]);
    expect(unchanged).toEqual([]);
    expect(choices.color.find(({ modifier }) => modifier === '42')).toEqual({
      modifier: '42',
      text: 'Sage green',
      hex: '#4d5a46',
      lines: 1,
    });
    expect(choices.control.find(({ modifier }) => modifier === 'A')).toEqual({ modifier: 'A', text: 'DALI-2', lines: 2 });
  });

  it('names the lines that change and those that cannot, with the reason, and changes nothing', async () => {
    const project = await make({ referenceCode: DOME }, { referenceCode: GLOBE }, { referenceCode: '082011/1A_10' });
    const { status, body } = await preview(project, { color: '42' });
    expect(status).toBe(200);
    expect(body.changes).toEqual([{ productId: idOf(project, 2), referenceCode: '082042/1A_10' }]);
    expect(body.unchanged.map(({ productId, tag, modelName, issue }) => [productId, tag, modelName, issue.code])).toEqual([
      [idOf(project, 1), 'L2', 'Perla 30', 'article.attribute-unknown'],
    ]);
    const applied = await change(project, { changes: body.changes });
    expect(applied.body.products.map(({ referenceCode }) => referenceCode)).toEqual([DOME, GLOBE, '082042/1A_10']);
    const other = await app.signIn('other');
    const foreign = await other.call(endpoints.previewProductChanges, {
      body: { projectId: project.id, productIds: [idOf(project, 0)] },
    });
    expect(foreign.status).toBe(403);
    expect(foreign.problem.code).toBe('project.not-found');
  });
});

describe('a change of lists and boards with other lines', () => {
  const rows = [
    { id: 'a', model: '0820', selection: { color: '11', temperature: '2', control: 'A', installation: '10' }, quantity: 2 },
    { id: 'b', model: '5525', selection: { color: '23', temperature: '2', control: 'Z', installation: '31' }, quantity: 1 },
    { id: 'w', model: '', selection: {}, quantity: 1, written: 'chandelier' },
  ];
  const LIST = { type: 'PieceList', version: 1, subFamilyId: 110, applicationLocationId: 0, dismissed: [], rows };
  const mixed = async () =>
    (
      await marta.call(endpoints.createProject, {
        body: { name: 'Mixed', products: [{ referenceCode: '082011/1A_10' }], configurations: [{ document: LIST }] },
      })
    ).body;

  it('names the pieces that cannot change, and changes the rest in one step', async () => {
    const project = await mixed();
    const body = { projectId: project.id, productIds: project.products.map(({ _id }) => _id), color: '42' };
    const { body: previewed } = await marta.call(endpoints.previewProductChanges, { body });
    expect(previewed.changes).toEqual([
      { productId: idOf(project, 0), referenceCode: '082042/1A_10' },
      { productId: idOf(project, 1), color: '42' },
    ]);
    expect(previewed.kept.map(({ tag, modelName, issue }) => [tag, modelName, issue.code])).toEqual([
      ['L2', 'Perla 30', 'article.attribute-unknown'],
    ]);
    const { body: changed } = await change(project, { changes: previewed.changes });
    expect(changed.products.map(({ tag }) => tag)).toEqual(['L1', 'L2']);
    const params = { projectId: project.id, productId: idOf(changed, 1) };
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    const [first, ...others] = rows;
    expect(opened.document).toEqual({ ...LIST, rows: [{ ...first, selection: { ...first?.selection, color: '42' } }, ...others] });
  });

  it('is refused for a regular product, and changes nothing then', async () => {
    const project = await mixed();
    const refused = await change(project, { changes: [{ productId: idOf(project, 0), color: '42' }] });
    expect(refused.status).toBe(404);
    expect(refused.problem.code).toBe('product.no-composition');
    expect((await change(project, { changes: [{ productId: idOf(project, 1), color: 'nonsense' }] })).status).toBe(400);
    const { body: now } = await marta.call(endpoints.getProject, { params: paramsOf(project) });
    expect(now.version).toEqual(project.version);
    expect(now.products.map(({ _id }) => _id)).toEqual(project.products.map(({ _id }) => _id));
  });
});

describe('a model in the place of another', () => {
  /** No longer made; 2355 replaces it. */
  const ENDED = '235111/1A_10';
  const row = (id: string, model: string, control = 'A', quantity = 2) => ({
    id,
    model,
    selection: { color: '11', temperature: '1', control, installation: '10' },
    quantity,
  });
  const list = (...rows: object[]) => ({
    type: 'PieceList' as const,
    version: 1 as const,
    subFamilyId: 130,
    applicationLocationId: 0,
    dismissed: [],
    rows,
  });
  const mixed = async (...rows: object[]): Promise<Project> =>
    (
      await marta.call(endpoints.createProject, {
        body: {
          name: 'Replaced',
          products: [{ referenceCode: ENDED, quantity: 3 }, { referenceCode: DOME }],
          configurations: [{ document: list(...rows) as never }],
        },
      })
    ).body;
  const preview = (project: Project, replace: object, lang?: 'de') =>
    marta.call(endpoints.previewProductChanges, {
      query: lang === undefined ? {} : { lang },
      body: { projectId: project.id, productIds: project.products.map(({ _id }) => _id), replace } as never,
    });
  const rowsOf = async (project: Project, index: number) => {
    const { body } = await marta.call(endpoints.getConfiguration, { params: { projectId: project.id, productId: idOf(project, index) } });
    return (body.document as unknown as { rows: { model: string; selection: object }[] }).rows.map(({ model, selection }) => [
      model,
      selection,
    ]);
  };

  it('is offered by its name, the successor first, with the lines that have the model', async () => {
    const { body } = await preview(await mixed(row('a', '2351'), row('b', '0820')), { from: '2351' });
    expect(body.models).toEqual([
      { model: '0820', text: 'Alba 33', lines: 2, discontinued: false },
      { model: '2351', text: 'Tramo drum', lines: 2, discontinued: true },
    ]);
    expect(body.replacements[0]?.model).toBe('2355');
    expect(body.replacements.map(({ model }) => model).includes('2351')).toBe(false);
    expect(body.changes).toEqual([]);
    expect(body.effect).toBeNull();
  });

  it('changes lines and lists in one step, tells what it comes to, and names what has no such element', async () => {
    const project = await mixed(row('a', '2351'), row('b', '0820'));
    const { body } = await preview(project, { from: '2351', to: '2355' });
    expect(body.changes).toEqual([
      { productId: idOf(project, 0), referenceCode: expect.stringMatching(/^235511\/1A/) },
      { productId: idOf(project, 2), exchange: { from: '2351', to: '2355' } },
    ]);
    expect(body.unchanged.map(({ tag, issue }) => [tag, issue.code])).toEqual([['L2', 'element.not-found']]);
    const { body: changed } = await change(project, { changes: body.changes });
    expect(changed.products.map(({ tag, quantity, issues }) => [tag, quantity, issues])).toEqual([
      ['L1', 3, []],
      ['L2', 1, []],
      ['L3', 1, []],
    ]);
    expect(await rowsOf(changed, 2)).toEqual([
      ['2355', expect.objectContaining({ color: '11', temperature: '1', control: 'A', installation: '10' })],
      ['0820', row('b', '0820').selection],
    ]);
    expect((changed.totals.net ?? 0) - (project.totals.net ?? 0)).toBeCloseTo(body.effect?.amount ?? NaN, 2);
    expect(changed.onSite?.date).toBe(body.effect?.date);
    // One step of undo: what was taken out is put back.
    const { body: back } = await change(changed, {
      changes: [{ productId: idOf(project, 0), referenceCode: ENDED }],
      remove: [idOf(changed, 2)],
      restore: [idOf(project, 2)],
    });
    expect(back.products.map(({ _id, referenceCode }) => [_id, referenceCode])).toEqual(
      project.products.map(({ _id, referenceCode }) => [_id, referenceCode]),
    );
  });

  it('is refused where there is no such element, where it is of another kind, unknown or ended itself, and nothing changes then', async () => {
    const project = await mixed(row('a', '0820'));
    const exchange = async (from: string, to: string) => {
      const { status, problem } = await change(project, { changes: [{ productId: idOf(project, 2), exchange: { from, to } }] });
      return [status, problem.code];
    };
    expect(await exchange('2351', '2355')).toEqual([422, 'element.not-found']);
    expect(await exchange('0820', '9210')).toEqual([422, 'product.other-kind']);
    expect(await exchange('0820', '9999')).toEqual([422, 'article.model-unknown']);
    expect(await exchange('0820', '2351')).toEqual([422, 'line.discontinued']);
    expect(await exchange('0820', 'x')).toEqual([400, 'request.invalid']);
    const regular = await change(project, { changes: [{ productId: idOf(project, 1), exchange: { from: '0820', to: '0825' } }] });
    expect(regular.status).toBe(404);
    expect(regular.problem.code).toBe('product.no-composition');
    expect((await marta.call(endpoints.getProject, { params: paramsOf(project) })).body).toEqual(project);
  });
});
