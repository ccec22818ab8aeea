import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
let webuser: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  [marta, webuser] = await Promise.all([app.signIn('distributor'), app.signIn('webuser')]);
});
afterAll(() => app.close());

const LIST = {
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 11,
  rows: [{ id: 'a', model: '0820', selection: { color: '42', temperature: '2', control: 'A', installation: '10' }, quantity: 3 }],
  dismissed: [],
};
const BOARD = {
  type: 'ToolkitBoard',
  version: 1,
  subFamilyId: 270,
  applicationLocationId: 72,
  parts: [{ id: 'p', model: '9010', selection: { color: '10', installation: '10' }, x: 0, z: 0, turnDegrees: 0 }],
};
const BROKEN = { ...LIST, rows: [{ id: 'a', model: '9999', selection: {}, quantity: 1 }] };

/** A project with a line for each document. */
const save = async (documents: readonly unknown[], { client = marta, quantity = 1 } = {}) => {
  let { body: project } = await client.call(endpoints.createProject, { body: { name: 'Compared' } });
  for (const document of documents) {
    const { id: projectId, version } = project;
    const { body } = await client.call(endpoints.addConfiguration, { params: { projectId }, body: { version, document, quantity } });
    project = body.project;
  }
  return project;
};
const compare = async (codes: readonly string[], client = marta) =>
  (
    await client.call(endpoints.compareProducts, {
      query: {},
      body: { catalogId: 16, products: codes.map((referenceCode) => ({ referenceCode })) },
    })
  ).body;

describe('compositions side by side', () => {
  it('have the price, weeks, light, power and picture that their project shows', async () => {
    const { id, products } = await save([rowOfPendants(), LIST, BOARD]);
    const compared = await compare(products.map(({ referenceCode }) => referenceCode));
    expect(compared.map(({ referenceCode, product }) => ({ referenceCode, ...product }))).toEqual(
      products.map(({ referenceCode, modelName, subFamily, image, prices, availability, lumens, watts }) => ({
        referenceCode,
        kind: 'composition',
        modelName,
        subFamily,
        project: { id, name: 'Compared', catalogId: 16 },
        image,
        price: { currency: 'EUR', amount: prices?.unitNet, net: true },
        availability,
        lumens,
        watts,
        contents: expect.arrayContaining([{ name: expect.any(String), quantity: expect.any(Number) }]),
      })),
    );
  });

  it('stand beside models, and are read as people write their codes', async () => {
    const [product] = (await save([LIST])).products;
    const written = ` ${product?.referenceCode.toLowerCase()} `;
    const compared = await compare([written, '082042/2A_10']);
    expect(compared.map(({ referenceCode, product: column }) => [referenceCode, column?.kind])).toEqual([
      [product?.referenceCode, 'composition'],
      ['082042/2A_10', 'article'],
    ]);
  });

  it('are compared by one piece, whatever the quantity of their line', async () => {
    const [one] = (await save([LIST])).products;
    const [many] = (await save([LIST], { quantity: 400 })).products;
    const [first, second] = await compare([one?.referenceCode ?? '', many?.referenceCode ?? '']);
    expect(second?.product?.availability).toEqual(first?.product?.availability);
    expect(second?.product?.price).toEqual(first?.product?.price);
  });

  it('name their parts with quantities, and what keeps them from being ordered', async () => {
    const { products } = await save([LIST, BROKEN]);
    const [list, broken] = await compare(products.map(({ referenceCode }) => referenceCode));
    expect(list?.product).toMatchObject({ contents: [{ name: 'Alba 33', quantity: 3 }] });
    expect(list?.issue).toBeNull();
    expect(broken?.product?.price).toBeNull();
    expect(broken?.issue?.code).toBe('article.model-unknown');
  });

  it('show the list price to an account without net prices', async () => {
    const [product] = (await save([LIST], { client: webuser })).products;
    const [column] = await compare([product?.referenceCode ?? ''], webuser);
    expect(column?.product?.price).toEqual({ currency: 'EUR', amount: product?.prices?.unitGross, net: false });
  });

  it('say in their place when they are gone, foreign or never were', async () => {
    const foreign = await save([LIST], { client: webuser });
    const { id, version, products } = await save([LIST]);
    const params = { projectId: id, productId: products[0]?._id ?? '' };
    await marta.call(endpoints.deleteProduct, { params, query: { version } });
    const codes = [products[0]?.referenceCode ?? '', foreign.products[0]?.referenceCode ?? '', 'CR999999999999999'];
    const compared = await compare(codes);
    expect(compared).toEqual(
      codes.map((creationCode) => ({
        referenceCode: creationCode,
        product: null,
        issue: { code: 'creation-code.unknown', values: { creationCode } },
      })),
    );
  });
});
