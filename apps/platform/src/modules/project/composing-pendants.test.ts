import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
/** Five Alba 18 on a linear canopy with five outlets, as the catalogue starts them. */
let line: { readonly document: unknown };

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
  const { body } = await marta.call(endpoints.getPreconfig, { params: { id: '110-canopy-line' } });
  line = { document: body.composition?.document };
});
afterAll(() => app.close());

const save = async () => {
  const { body } = await marta.call(endpoints.createProject, { body: { name: 'One canopy', configurations: [line] } });
  const [product] = body.products;
  if (product === undefined) throw new Error('nothing was saved');
  return { project: body, product, params: { projectId: body.id, productId: product._id } };
};
const typesOf = ({ products }: Project) => products.map(({ type, category, configuratorType }) => [type, category.id, configuratorType.id]);
const COMPOSED = ['COMPOSING_PENDANTS', 7, 10];

describe('pendants on a canopy with outlets', () => {
  it('are one product of a separate kind, with the canopy among its pieces, price and weeks', async () => {
    const { project, product } = await save();
    expect(typesOf(project)).toEqual([COMPOSED]);
    const pieces = product.compositions?.flatMap(({ articles, accessories }) => [
      ...articles.map(({ model, quantity }) => [model, quantity]),
      ...accessories.map(({ model, quantity }) => [model, quantity]),
    ]);
    expect(pieces).toEqual(expect.arrayContaining([['9712', 1]]));
    expect(pieces?.filter(([model]) => model === '0162').reduce((sum, [, quantity]) => sum + Number(quantity), 0)).toBe(5);
    expect(product.issues).toEqual([]);
    expect(product.validation).toEqual({ status: 0 });
    expect(product.prices).not.toBeNull();
    expect(product.availability?.weeks).toBeGreaterThan(0);
  });

  it('stay unchanged when they are opened and saved, validated, cloned and pasted by code', async () => {
    const { product, params } = await save();
    const { body: opened } = await marta.call(endpoints.getConfiguration, { params });
    const { body: saved } = await marta.call(endpoints.updateConfiguration, {
      params,
      body: { version: opened.version, document: opened.document, furniture: [], validate: true },
    });
    expect(typesOf(saved)).toEqual([COMPOSED]);
    expect(saved.products[0]?.validation).toEqual({ status: 1 });
    const { body: cloned } = await marta.call(endpoints.cloneProduct, { params, body: { version: saved.version } });
    const { body: pasted } = await marta.call(endpoints.addProducts, {
      params: { projectId: params.projectId },
      body: { version: cloned.version, products: [{ referenceCode: product.creationCode ?? '', quantity: 1 }] },
    });
    expect(typesOf(pasted)).toEqual([COMPOSED, COMPOSED, COMPOSED]);
  });

  it('are saved with a warning when one hangs beside its outlet', async () => {
    const moved = JSON.parse(JSON.stringify(line), (_, value) =>
      value?.element?.id === 'light-1' ? { ...value, options: { ...value.options, position: [-0.6, 0, 0.2] } } : value,
    ) as typeof line;
    const { body } = await marta.call(endpoints.createProject, { body: { name: 'Beside', configurations: [moved] } });
    expect(typesOf(body)).toEqual([COMPOSED]);
    expect(body.products[0]?.issues.length).toBeGreaterThan(0);
  });
});
