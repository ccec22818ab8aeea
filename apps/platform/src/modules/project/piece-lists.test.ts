import { endpoints, type Project } from '@candil/contract';
import type { CatalogId, PieceList, PieceRow } from '@candil/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { projectConfigurations } from './tables';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const dome = (id: string, quantity: number): PieceRow => ({
  id,
  model: '0820',
  selection: { color: '42', temperature: '2', control: 'A', installation: '10' },
  quantity,
});
const listOf = (rows: readonly PieceRow[], more: Partial<PieceList> = {}): PieceList => ({
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 11,
  rows,
  dismissed: [],
  ...more,
});

const emptyProject = async (): Promise<Project> => (await marta.call(endpoints.createProject, { body: { name: 'Listed' } })).body;

const post = async (document: unknown, quantity = 1) => {
  const { id, version } = await emptyProject();
  return marta.call(endpoints.addConfiguration, { params: { projectId: id }, body: { version, document, quantity } });
};
const save = async (document: PieceList, quantity = 1) => {
  const { body } = await post(document, quantity);
  const [product] = body.project.products;
  if (product === undefined) throw new Error('nothing was saved');
  return { ...body, product, params: { projectId: body.project.id, productId: body.productId } };
};

describe('a list of pieces in a project', () => {
  it('is one product of configurator 8 with price, weeks, light and its pieces', async () => {
    const { product } = await save(listOf([dome('a', 2), dome('b', 1)]), 2);
    expect(product).toMatchObject({
      type: 'CREATION',
      category: { id: 7 },
      configuratorType: { id: 8, description: 'PIECES_LIST' },
      subFamily: { id: 110, description: 'Alba' },
      applicationLocation: { id: 11 },
      isPersonalized: 1,
      quantity: 2,
      // Three domes of 412 each, 35 % off in the account's company, twice.
      prices: { unitGross: 1236, totalGross: 2472, totalNet: 1606.8 },
      lumens: 2760,
      watts: 27,
      issues: [],
      validation: { status: 0 },
    });
    expect(product.compositions).toMatchObject([
      { lights: 3, articles: [{ referenceCode: '082042/2A_10', quantity: 3 }], accessories: [] },
    ]);
  });

  it('of a newer program is a line with the reason, and its project opens', async () => {
    const { params } = await save(listOf([dome('a', 2)]));
    const newer = { type: 'PieceList', version: 99, subFamilyId: 110, lines: 'elsewhere' } as unknown as PieceList;
    await app.database
      .update(projectConfigurations)
      .set({ document: newer, digest: 'of a newer program' })
      .where(eq(projectConfigurations.productId, params.productId));
    const { status, body } = await marta.call(endpoints.getProject, { params: { projectId: params.projectId } });
    expect(status).toBe(200);
    expect(body.products[0]?.issues.map(({ code }) => code)).toEqual(['saved-document.version-unknown']);
  });

  it('opens as it was saved, and is saved over', async () => {
    const list = listOf([dome('a', 2), { id: 'w', model: '', selection: {}, quantity: 3, written: 'chandelier' }], {
      dismissed: ['belt-feed'],
    });
    const { params, product } = await save(list);
    expect(product.issues).toEqual([{ code: 'reference.invalid', values: { reference: 'chandelier', elements: 1 } }]);
    expect(product.prices).toBeNull();
    expect(product.isPersonalized).toBe(0);
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    expect(opened.document).toEqual(list);
    const mended = listOf([dome('a', 5)]);
    const { body } = await marta.call(endpoints.updateConfiguration, { params, body: { version: opened.version, document: mended } });
    expect(body.products[0]).toMatchObject({ referenceCode: product.referenceCode, issues: [], prices: { unitGross: 2060 } });
  });

  it('reports open, excluded, missing pieces and quantities below the minimum, and is left out of a budget until it is repaired', async () => {
    const open: PieceRow = { id: 'open', model: '0820', selection: { color: '42' }, quantity: 1 };
    const { product } = await save(
      listOf([open, { ...open, id: 'gone', model: '9999' }, { ...dome('never', 1), selection: { color: 'ZZ' } }]),
    );
    expect(product.issues.map(({ code }) => code)).toEqual([
      'article.attribute-missing',
      'article.model-unknown',
      'article.attribute-unknown',
    ]);
    const { params } = await save(listOf([open]));
    const { body: saved } = await marta.call(endpoints.getProject, { params });
    const validated = await marta.call(endpoints.updateConfiguration, {
      params,
      body: { version: saved.version, document: listOf([open]), validate: true },
    });
    expect(validated.status).toBe(422);
    expect(validated.problem.code).toBe('product.not-valid');
  });

  it('is copied, budgeted and ordered with its pieces', async () => {
    const { params, project } = await save(listOf([dome('a', 2)]));
    const { body: twice } = await marta.call(endpoints.cloneProduct, { params, body: { version: project.version } });
    expect(twice.products.map(({ configuratorType, prices }) => [configuratorType.id, prices?.unitGross])).toEqual([
      [8, 824],
      [8, 824],
    ]);
    const lines = twice.products.map(({ _id: productId }) => ({ productId, discount: 0 }));
    const { body: budget } = await marta.call(endpoints.createBudget, {
      params: { projectId: project.id },
      body: { version: twice.version, clientName: 'Casa Llull', iva: 21, lines },
    });
    expect(budget.products.map(({ articles = [] }) => articles.map(({ quantity }) => quantity))).toEqual([[2], [2]]);
    const { body: now } = await marta.call(endpoints.getProject, { params: { projectId: project.id } });
    const products = now.products.map(({ _id, quantity }) => ({ _id, quantity }));
    const { body: placed } = await marta.call(endpoints.processOrder, {
      body: { projectId: project.id, version: now.version, products, sendTogether: true },
    });
    const { body: order } = await marta.call(endpoints.getOrder, { params: { orderId: placed.orderId } });
    expect(order.totals.gross).toBe(1648);
  });

  it.each([
    ['of a newer version', { ...listOf([]), version: 2 }, 'saved-document.version-unknown'],
    ['with a field that it does not have', { ...listOf([]), price: 1 }, 'saved-document.unknown-field'],
    ['of too many rows', listOf(Array.from({ length: 2001 }, (_, index) => dome(`${index}`, 1))), 'saved-document.malformed'],
    ['of a sub-family that is none', listOf([], { subFamilyId: 999 }), 'import.no-family-data'],
    ['with a cell of a megabyte', listOf([{ ...dome('a', 1), written: 'x'.repeat(1_000_000) }]), 'saved-document.malformed'],
  ])('is refused %s', async (_, document, code) => {
    const { status, problem } = await post(document);
    expect(status).toBe(422);
    expect(problem.code).toEqual(code);
  });

  it('contains parts of a system whose rules depend on their arrangement', async () => {
    const belt: PieceRow = { id: 'belt', model: '8010', selection: { color: '51' }, quantity: 30 };
    const { product } = await save(listOf([dome('a', 1), belt], { subFamilyId: 225 }));
    expect(product.issues).toEqual([]);
    expect(product.compositions?.[0]?.accessories.map(({ quantity }) => quantity)).toEqual([30]);
  });

  it('of 2,000 rows is saved, opened and shown', async () => {
    const { params, product } = await save(listOf(Array.from({ length: 2_000 }, (_, index) => dome(`row-${index}`, 1 + (index % 9)))));
    expect(product.prices?.unitGross).toBeGreaterThan(1_000_000);
    const { body } = await marta.call(endpoints.getConfiguration, { params });
    expect((body.document as PieceList).rows).toHaveLength(2_000);
  });
});

describe('the offer of a list', () => {
  const ask = (models: readonly string[], catalogId: CatalogId = 16, client = marta) =>
    client.call(endpoints.getPieceOffer, { body: { catalogId, models: [...models] } });

  it('has definitions, base prices and pictures of the models that are known', async () => {
    const { body } = await ask(['0820', '9999', '0820']);
    expect(body.models.map(({ definition, familyName }) => [definition.model, familyName])).toEqual([['0820', 'Alba']]);
    expect(body.models[0]?.pictures['42']).toBe('/static/images/0820/42-day-400.webp');
    expect(body.priceBasis).toMatchObject({ rateId: 10, currency: 'EUR', netVisible: true });
    expect(body.priceBasis.basePrices.map(({ model }) => model)).toEqual(['0820']);
    expect(body.companions).toEqual([]);
  });

  it('brings companion rules with the models that they would add', async () => {
    const { body } = await ask(['8010']);
    expect(body.companions.map(({ id }) => id)).toEqual(['belt-feed', 'belt-fixing']);
    expect(body.models.map(({ definition }) => definition.model)).toEqual(expect.arrayContaining(['8010', '8015', '8020', '8012']));
  });

  it('is refused for a foreign catalogue, for too many models and for unknown models', async () => {
    expect((await ask(['0820'], 21)).status).toBe(403);
    expect((await ask(Array.from({ length: 201 }, () => '0820'))).status).toBe(400);
    expect((await ask(['lamp'])).status).toBe(400);
  });
});
