import { endpoints, type Project } from '@candil/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const DOME = '082042/2A_10';
const project = async (): Promise<Project> => {
  const products = [{ referenceCode: DOME }, { referenceCode: '016210/1A_18', quantity: 2 }];
  const document = {
    type: 'PieceList',
    version: 1,
    subFamilyId: 110,
    applicationLocationId: 0,
    dismissed: [],
    rows: [{ id: 'a', model: '0820', selection: { color: '42' }, quantity: 1 }],
  };
  return (await marta.call(endpoints.createProject, { body: { name: 'Validated', products, configurations: [{ document }] } })).body;
};
const idsOf = ({ products }: Project) => products.map(({ _id }) => _id);
const statusOf = ({ products }: Project) => products.map(({ validation }) => validation.status);
const validate = ({ id, version }: Project, productIds: readonly string[], client = marta) =>
  client.call(endpoints.validateProducts, { params: { projectId: id }, body: { version, productIds: [...productIds] } });

it('validates lines without faults and reports the faults of the others', async () => {
  const before = await project();
  const ids = idsOf(before);
  const { body } = await validate(before, ids);
  expect(body.validated).toEqual(ids.slice(0, 2));
  expect(body.refused).toEqual([
    {
      productId: ids[2],
      tag: 'L3',
      modelName: 'Alba',
      issues: [{ code: 'article.attribute-missing', values: { attribute: 'temperature', elements: 1 } }],
    },
  ]);
  expect(statusOf(body.project)).toEqual([1, 1, 0]);
  expect(body.project.version).toEqual(before.version + 1);
});

it('leaves the project and its version where everything was validated before', async () => {
  const before = await project();
  const { body: once } = await validate(before, idsOf(before));
  const { body: twice } = await validate(once.project, idsOf(before));
  expect(twice).toEqual({ ...once, project: once.project });
});

it('is undone by another article, and by nothing else', async () => {
  const before = await project();
  const [first = '', second = ''] = idsOf(before);
  const { body } = await validate(before, [first, second]);
  const { body: counted } = await marta.call(endpoints.updateProduct, {
    params: { projectId: before.id, productId: first },
    body: { version: body.project.version, quantity: 7, room: 'Bar' },
  });
  expect(statusOf(counted)).toEqual([1, 1, 0]);
  const { body: changed } = await marta.call(endpoints.updateProduct, {
    params: { projectId: before.id, productId: first },
    body: { version: counted.version, referenceCode: '082042/2A_18' },
  });
  expect(statusOf(changed)).toEqual([0, 1, 0]);
});

it('refuses an older version, an unknown product, and a project of another account', async () => {
  const before = await project();
  const [first = ''] = idsOf(before);
  expect((await validate({ ...before, version: before.version + 4 }, [first])).problem.code).toBe('version.conflict');
  expect((await validate(before, [crypto.randomUUID()])).problem.code).toBe('product.not-found');
  const other = await app.signIn('other');
  expect((await validate(before, [first], other)).status).toBe(403);
});

it('returns price and weeks as saved, and computes them anew for another article, another quantity and on validation', async () => {
  const before = await project();
  const [first = ''] = idsOf(before);
  const saved = ({ products }: Project) => products.map(({ lastSaved }) => [lastSaved?.unitGross, lastSaved?.weeks]);
  const now = ({ products }: Project) =>
    products.map(({ prices, availability }) => [prices?.unitGross ?? null, availability?.weeks ?? null]);
  expect(saved(before)).toEqual(now(before));
  expect(before.products[0]?.lastSaved?.on).toMatch(/^\d\d\/\d\d\/\d{4}$/);

  // The maker's prices moved since.
  await app.database.execute(
    sql`update project_products set saved_unit_gross_minor = 100, saved_weeks = 1 where project_id = ${before.id}`,
  );
  const put = (version: number, body: object) =>
    marta.call(endpoints.updateProduct, { params: { projectId: before.id, productId: first }, body: { version, ...body } });
  const { body: noted } = await put(before.version, { note: 'over the bar' });
  expect(saved(noted).slice(0, 2)).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const { body: chosen } = await put(noted.version, { referenceCode: '082023/2A_10' });
  expect(saved(chosen).slice(0, 2)).toEqual([now(chosen)[0], [1, 1]]);
  const { body: validated } = await validate(chosen, idsOf(chosen));
  expect(saved(validated.project)).toEqual(now(validated.project));
});

describe('what each configurator makes', () => {
  interface Drawn {
    readonly type: string;
    readonly props?: object;
  }
  const presetOf = async (composedWith: string, subFamilyId?: number): Promise<Drawn> => {
    const query = { catalogId: 16 as const, ...(subFamilyId !== undefined && { subFamilyId }) };
    const { body: presets } = await marta.call(endpoints.listPreconfigs, { query });
    const id = presets.find((preset) => preset.composedWith === composedWith)?.id ?? 'none';
    const { body } = await marta.call(endpoints.getPreconfig, { params: { id }, query: {} });
    return body.composition?.document as Drawn;
  };
  const LIST: Drawn & object = {
    type: 'PieceList',
    version: 1,
    subFamilyId: 110,
    applicationLocationId: 0,
    dismissed: [],
    rows: [{ id: 'a', model: '0820', selection: { color: '42', temperature: '2', control: 'A', installation: '10' }, quantity: 1 }],
  } as Drawn;

  /** A document as another configurator of the same tree saves it. */
  const savedBy = ({ props, ...rest }: Drawn, configurator: string): Drawn => ({ ...rest, props: { ...props, configurator } });

  it.each([
    [1, 'CREA', () => presetOf('CREA')],
    [2, 'DRAWING', () => presetOf('DRAWING', 225)],
    [2, 'DRAWING', () => presetOf('DRAWING', 219)],
    [3, 'NODRAWING', async () => savedBy(await presetOf('DRAWING', 225), 'NODRAWING')],
    [3, 'NODRAWING', async () => savedBy(await presetOf('DRAWING', 219), 'NODRAWING')],
    [4, 'EXPRESS', async () => savedBy(await presetOf('CREA'), 'EXPRESS')],
    [5, 'COMPOSITOR', async () => savedBy(await presetOf('CREA'), 'COMPOSITOR')],
    [8, 'PIECES_LIST', async () => LIST],
    [9, 'COMPOSITOR_2D', () => presetOf('COMPOSITOR_2D')],
    [10, 'COMPOSITOR_CP_3D', () => presetOf('COMPOSITOR_CP_3D')],
  ])('%i %s is saved, opened as it was, changed and validated', async (id, description, make) => {
    const document = await make();
    const configurations = [{ document }];
    const { status, body: made } = await marta.call(endpoints.createProject, { body: { name: description, configurations } });
    const [product] = made.products;
    expect(status).toBe(201);
    expect(product?.configuratorType).toEqual({ id, description });
    expect(product?.issues).toEqual([]);
    const params = { projectId: made.id, productId: product?._id ?? '' };
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    expect(opened.document).toMatchObject({ type: document.type });
    const changed = await marta.call(endpoints.updateConfiguration, {
      params,
      body: { version: opened.version, document: opened.document, furniture: [...opened.furniture] },
    });
    expect(changed.status).toBe(200);
    expect(changed.body.products[0]?.configuratorType.id).toBe(id);
    expect(changed.body.products[0]?.prices).toEqual(product?.prices);
    const { body: validated } = await validate(changed.body, [params.productId]);
    expect(validated.refused).toEqual([]);
    expect(statusOf(validated.project)).toEqual([1]);
    const reopened = (await marta.call(endpoints.getConfiguration, { params })).body;
    expect(reopened.document).toEqual(opened.document);
  });

  it('7 MINI_COMPOSITOR is added, changed, and validated by 6 ATTRIBUTES_CONFIGURATOR', async () => {
    const { body: made } = await marta.call(endpoints.createProject, { body: { name: 'Regular', products: [{ referenceCode: DOME }] } });
    const [product] = made.products;
    expect(product?.type).toBe('REGULAR');
    expect(product?.configuratorType.id).toBe(7);
    const { body: changed } = await marta.call(endpoints.updateProduct, {
      params: { projectId: made.id, productId: product?._id ?? '' },
      body: { version: made.version, referenceCode: '082011/2A_10' },
    });
    expect(statusOf((await validate(changed, idsOf(changed))).body.project)).toEqual([1]);
  });

  it.each([
    ['of a newer version', { ...LIST, version: 99 }, 'saved-document.version-unknown'],
    ['of a type that is none', { type: 'Room', props: {} }, 'import.type-not-supported'],
    ['that is a text', 'rubbish', 'import.incorrect-json'],
  ])('a document %s is refused and makes no project', async (_, document, code) => {
    const refused = await marta.call(endpoints.createProject, { body: { name: 'Refused', configurations: [{ document }] } });
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toEqual(code);
  });
});
