import { endpoints } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import type { TestClient } from '../../../test/test-client';
import { findCodes } from './reading/find-codes';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const make = async () => {
  const { body } = await marta.call(endpoints.createProject, {
    body: { name: 'Source', configurations: [{ document: rowOfPendants() }] },
  });
  const [product] = body.products;
  return { projectId: body.id, product, code: product?.creationCode ?? '' };
};
const paste = async (text: string, client = marta, catalogId: CatalogId = 16) =>
  (await client.call(endpoints.previewPaste, { body: { catalogId, text } })).body.lines;

describe('a pasted creation code', () => {
  it('finds the composition of an own project, with the quantity beside it', async () => {
    const { code } = await make();
    const [line, spaced] = await paste(`${code}\t4\n2 x ${code.replace('CR', 'cr ')} and 1 x 082042/2A_10`);
    expect(line).toMatchObject({
      state: 'good',
      code,
      quantity: 4,
      reason: null,
      article: { referenceCode: code, modelName: 'Alba', finish: null, moq: 1, prices: { unitGross: 1311, totalGross: 5244 } },
    });
    expect(spaced?.state).toBe('good');
    expect(spaced?.quantity).toBe(2);
    expect(spaced?.article?.referenceCode).toEqual(code);
  });

  it('is added as a copy with a new code', async () => {
    const { code, product } = await make();
    const target = (await marta.call(endpoints.createProject, { body: { name: 'Target' } })).body;
    const { body } = await marta.call(endpoints.addProducts, {
      params: { projectId: target.id },
      body: { version: 1, products: [{ referenceCode: '082042/2A_10' }, { referenceCode: code, quantity: 3, room: 'Bar' }] },
    });
    const [, copy] = body.products;
    expect(copy?.type).toBe('CREATION');
    expect(copy?.quantity).toBe(3);
    expect(copy?.room).toBe('Bar');
    expect(copy?.compositions).toEqual(product?.compositions);
    expect(copy?.creationCode).not.toBe(code);
  });

  it('is refused when its project is not readable, it belongs to another catalogue, or it was deleted', async () => {
    const { code, projectId, product } = await make();
    const american = await app.signIn('distributor.us');
    const foreign = await paste(code, american, 21);
    await marta.call(endpoints.deleteProduct, { params: { projectId, productId: product?._id ?? '' }, query: { version: 1 } });
    const lines = [...foreign, ...(await paste(code)), ...(await paste('CR999999999'))];
    expect(lines.map(({ state, reason }) => [state, reason?.code])).toEqual(lines.map(() => ['refused', 'creation-code.unknown']));
    const target = (await marta.call(endpoints.createProject, { body: { name: 'Target' } })).body;
    const { status, problem } = await marta.call(endpoints.addProducts, {
      params: { projectId: target.id },
      body: { version: 1, products: [{ referenceCode: '082042/2A_10' }, { referenceCode: code }] },
    });
    expect(status).toBe(422);
    expect(problem.code).toBe('creation-code.unknown');
    expect(problem.index).toBe(1);
  });

  it.each([
    ['CR100001', ['CR100001']],
    ['please 3 of CR 100123, thank you', ['CR 100123']],
    ['082042/2A_10 beside CR100001', ['082042/2A_10', 'CR100001']],
    ['SCR100001', []],
    ['CR12', []],
    ['CR100001X', []],
  ])('is read in %s as %j', (text, codes) => {
    const found = findCodes(text, (model) => model === '0820').map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(codes);
  });
});
