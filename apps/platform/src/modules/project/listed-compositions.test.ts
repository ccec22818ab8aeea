import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type Project } from '@candil/contract';
import { canonicalJson, type SavedElement } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

interface Kept {
  readonly name: string;
  readonly document: SavedElement;
  readonly expects: { readonly watts: number; readonly lumens: number };
}

/** Belts and sticks that were chosen in tables, as their screens save them. */
const LISTED = readFileSync(join(import.meta.dirname, '../../../../../packages/configurator/src/document/saved-documents.ndjson'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Kept => JSON.parse(line))
  .filter(({ document }) => document.props?.configurator === 'NODRAWING');

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const save = async (document: SavedElement) => {
  const { body } = await marta.call(endpoints.createProject, {
    body: { name: 'Listed', configurations: [{ document, quantity: 2, tag: 'B1', room: 'Bar' }] },
  });
  const [product] = body.products;
  if (product === undefined) throw new Error('nothing was saved');
  return { project: body, product, params: { projectId: body.id, productId: product._id } };
};

const validate = async ({ id, version, products }: Project) =>
  (
    await marta.call(endpoints.validateProducts, {
      params: { projectId: id },
      body: { version, productIds: products.map(({ _id }) => _id) },
    })
  ).body;

const issue = async ({ id, version, products }: Project) => {
  const lines = products.map(({ _id: productId }) => ({ productId, discount: 10 }));
  const body = { version, clientName: 'Casa Llull', iva: 21, ownMarginPercent: 20, lines };
  return (await marta.call(endpoints.createBudget, { params: { projectId: id }, body })).body;
};

const order = ({ id, version, products }: Project) =>
  marta.call(endpoints.processOrder, {
    body: { projectId: id, version, products: products.map(({ _id, quantity }) => ({ _id, quantity })), sendTogether: true },
  });

const drawn = (document: SavedElement): SavedElement => ({ ...document, props: { ...document.props, configurator: 'DRAWING' } });

describe('a list of belts or sticks in a project', () => {
  it('is of both systems', () => {
    expect(new Set(LISTED.map(({ document }) => document.props.info.subfamily))).toEqual(new Set([225, 219]));
  });

  it.each(LISTED)('$name: is validated, budgeted and ordered', async ({ document, expects: { watts, lumens } }) => {
    const { project, product } = await save(document);
    expect(product).toMatchObject({
      type: 'CREATION',
      configuratorType: { id: 3, description: 'NODRAWING' },
      quantity: 2,
      watts,
      lumens,
      isPersonalized: 1,
      issues: [],
      validation: { status: 0 },
    });

    const validated = await validate(project);
    expect(validated.refused).toEqual([]);
    expect(validated.project.products.map(({ validation }) => validation.status)).toEqual([1]);

    const budget = await issue(validated.project);
    const [line] = budget.products;
    expect(line).toMatchObject({
      id: product._id,
      tag: 'B1',
      referenceCode: product.creationCode,
      quantity: 2,
      unitPvp: product.prices?.unitGross,
      pvp: product.prices?.totalGross,
      facts: { watts, lumens },
    });
    // Each piece is named, whether the room holds one composition or several.
    for (const { articles = [] } of line?.compositions ?? [{ articles: line?.articles ?? [] }]) {
      expect(articles.length).toBeGreaterThan(0);
      expect(articles.filter(({ modelName, quantity }) => modelName === '' || quantity <= 0)).toEqual([]);
    }

    const placed = await order(validated.project);
    expect(placed.status).toBeLessThan(300);
    const { body: detail } = await marta.call(endpoints.getOrder, { params: { orderId: placed.body.orderId }, query: {} });
    const ordered = detail.products.byId[product._id];
    expect(ordered?.creationCode).toEqual(product.creationCode);
    expect(ordered?.compositions).toEqual(product.compositions);
    expect(detail.totals.gross).toEqual(product.prices?.totalGross);
  });

  it.each(LISTED)('$name: is the same document where it is drawn, at the same price', async ({ document }) => {
    const { product, params } = await save(document);
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    expect(canonicalJson(opened.document)).toBe(canonicalJson(document));
    const body = { version: opened.version, document: drawn(document), furniture: [...opened.furniture] };
    const { body: changed } = await marta.call(endpoints.updateConfiguration, { params, body });
    const [line] = changed.products;
    expect(line?.configuratorType.id).toBe(2);
    expect(line?.prices).toEqual(product.prices);
    expect(line?.compositions).toEqual(product.compositions);
    expect(line?.issues).toEqual([]);
    const { body: again } = await marta.call(endpoints.getConfiguration, { params });
    expect(canonicalJson(again.document)).toBe(canonicalJson(drawn(document)));
  });
});
