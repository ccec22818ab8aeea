import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const DOME = '082042/2A_10';

const make = async (document = rowOfPendants(), quantity = 2): Promise<Project> =>
  (
    await marta.call(endpoints.createProject, {
      body: { name: 'Ordered', products: [{ referenceCode: DOME }], configurations: [{ document, quantity, tag: 'P1', room: 'Bar' }] },
    })
  ).body;

const order = ({ id, version }: Project, products: { _id: string; quantity: number }[]) =>
  marta.call(endpoints.processOrder, { body: { projectId: id, version, products, sendTogether: true } });

describe('an order with a composition', () => {
  it('is previewed and placed with its pieces, weeks and price', async () => {
    const project = await make();
    const [dome, composition] = project.products;
    const { body: preview } = await marta.call(endpoints.generateOrder, { body: { projectId: project.id } });
    const [, line] = preview.lines;
    expect(line?.creationCode).toEqual(composition?.creationCode);
    expect(line?.prices.totalGross).toBe(2622);
    expect(line?.leadtime).toBe(3);
    expect(line?.moq).toBe(1);
    expect(preview.totals.gross).toBe(3034);
    expect(preview.totals.lumens).toBe(6440);
    expect(line?.compositions).toEqual(composition?.compositions);
    const placed = await order(project, [
      { _id: dome?._id ?? '', quantity: 1 },
      { _id: composition?._id ?? '', quantity: 2 },
    ]);
    const { body: detail } = await marta.call(endpoints.getOrder, { params: { orderId: placed.body.orderId }, query: { lang: 'de' } });
    const ordered = detail.products.byId[composition?._id ?? ''];
    // The cost at the time of saving is a matter of the project.
    expect({ ...ordered, lastSaved: line?.lastSaved }).toEqual({
      ...line,
      descriptions: [],
      compositions: [expect.objectContaining({ articles: [expect.objectContaining({ modelName: 'Alba 33', quantity: 3 })] })],
    });
    expect(detail.totals.gross).toBe(3034);
    expect(detail.totals.pieces).toBe(3);
    expect(detail.totals.lumens).toBe(6440);
  });

  it('keeps its price and its document, whatever is tried afterwards', async () => {
    const project = await make();
    const composition = project.products[1];
    const params = { projectId: project.id, productId: composition?._id ?? '' };
    await order(
      project,
      project.products.map(({ _id, quantity }) => ({ _id, quantity })),
    );
    const changed = await marta.call(endpoints.updateConfiguration, {
      params,
      body: { version: project.version + 1, document: rowOfPendants({ lights: 5 }) },
    });
    expect(changed.status).toBe(409);
    expect(changed.problem.code).toBe('project.read-only');
    const { body } = await marta.call(endpoints.getConfiguration, { params });
    expect(body.product.prices).toEqual(composition?.prices);
    expect(body.product.compositions).toEqual(composition?.compositions);
    expect(body.product.issues).toEqual([]);
  });

  it('is refused for incomplete or colliding compositions, naming them', async () => {
    for (const [document, code] of [
      [rowOfPendants({ temperature: undefined }), 'line.not-personalised'],
      [rowOfPendants({ apartMetres: 0.1 }), 'composition.collides'],
    ] as const) {
      const project = await make(document, 1);
      const composition = project.products[1]?._id ?? '';
      const { body: preview } = await marta.call(endpoints.generateOrder, { body: { projectId: project.id } });
      expect(preview.dropped.map(({ _id, modelName, issue }) => [_id, modelName, issue.code])).toEqual([[composition, 'Alba', code]]);
      const refused = await order(project, [{ _id: composition, quantity: 1 }]);
      expect(refused.status).toBe(422);
      expect(refused.problem.code).toBe('order.line-invalid');
      expect(refused.problem.lines).toEqual([{ productId: composition, tag: 'P1', issue: expect.objectContaining({ code }) }]);
    }
  });

  it('moves the remaining quantity into the follow-up project, under a new code', async () => {
    const project = await make();
    const composition = project.products[1];
    const { body } = await order(project, [{ _id: composition?._id ?? '', quantity: 1 }]);
    const { body: rest } = await marta.call(endpoints.getProject, { params: { projectId: body.followUp?.projectId ?? '' } });
    const [dome, left] = rest.products;
    expect(dome?.referenceCode).toEqual(DOME);
    expect(left?.quantity).toBe(1);
    expect(left?.prices?.totalGross).toBe(1311);
    expect(left?.compositions).toEqual(composition?.compositions);
    expect(left?.creationCode).not.toBe(composition?.creationCode);
  });

  it('moves a whole composition that is left out, with its code', async () => {
    const project = await make();
    const [dome, composition] = project.products;
    const { body } = await order(project, [{ _id: dome?._id ?? '', quantity: 1 }]);
    const { body: rest } = await marta.call(endpoints.getProject, { params: { projectId: body.followUp?.projectId ?? '' } });
    expect(rest.products).toEqual([composition]);
  });

  it('is ordered again as a new project, in the same order of lines', async () => {
    const project = await make();
    const { body: placed } = await order(
      project,
      project.products.map(({ _id, quantity }) => ({ _id, quantity })),
    );
    const { body } = await marta.call(endpoints.reorder, { params: { orderId: placed.orderId } });
    expect(body.left).toEqual([]);
    expect(body.project.products.map(({ type, quantity, tag, room }) => [type, quantity, tag, room])).toEqual([
      ['REGULAR', 1, project.products[0]?.tag, ''],
      ['CREATION', 2, 'P1', 'Bar'],
    ]);
    expect(body.project.products[1]?.compositions).toEqual(project.products[1]?.compositions);
    expect(body.project.products[1]?.creationCode).not.toBe(project.products[1]?.creationCode);
  });
});
