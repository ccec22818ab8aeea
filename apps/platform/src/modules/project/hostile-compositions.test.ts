import { endpoints } from '@candil/contract';
import type { ElementNode, Position } from '@candil/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import { clusterOf, compositionOf, documentOf, inRow, lightOf } from '../../../test/sample-configuration';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
let projectId = '';

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
  projectId = (await marta.call(endpoints.createProject, { body: { name: 'Hostile' } })).body.id;
});
afterAll(() => app.close());

const send = async (payload: string) => {
  const { statusCode, payload: answer } = await marta.send({
    method: 'POST',
    url: `/api/v1/projects/${projectId}/configurations?lang=de`,
    payload,
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  return [statusCode, JSON.parse(answer).code];
};
const save = (document: unknown, more: object = {}) => send(JSON.stringify({ version: 1, document, ...more }));

const lights = (count: number) =>
  inRow(
    Array.from({ length: count }, (_, index) => lightOf(`l${index}`, '0820', { color: '42' })),
    0.001,
  );

const circle = () => {
  const document = rowOfPendants();
  const [composition] = document.elements;
  return { ...document, elements: [composition, composition] };
};

describe('a hostile document', () => {
  it.each([
    ['that is none', 7, 422, 'import.incorrect-json'],
    ['without type', { props: {} }, 422, 'import.incorrect-json'],
    ['that is no Space', { type: 'Cluster', props: {} }, 422, 'import.type-not-supported'],
    ['of another catalogue', rowOfPendants(), 422, 'saved-document.other-catalogue'],
    ['of a newer program', { ...rowOfPendants(), version: 99 }, 422, 'saved-document.version-unknown'],
    ['with an element twice', circle(), 422, 'saved-document.id-twice'],
    ['with fields nobody knows', { ...rowOfPendants(), prices: { unitGross: 1 } }, 422, 'saved-document.unknown-field'],
  ])('%s is refused', async (name, document, status, code) => {
    const posted =
      name === 'of another catalogue' ? JSON.parse(JSON.stringify(document).replaceAll('"catalog":16', '"catalog":21')) : document;
    expect(await save(posted)).toEqual([status, code]);
  });

  it('of more elements than a room may have is refused', async () => {
    const many = documentOf([compositionOf('composition', inRow([clusterOf('canopy', '18', lights(1_001))], 0))]);
    const slim = JSON.parse(
      JSON.stringify(many, (key, value) =>
        key === 'attributeOptions' || key === 'technicalData' ? {} : key === 'textSalesData' ? {} : value,
      ),
    );
    expect(JSON.stringify(slim).length).toBeLessThan(1_000_000);
    expect(await save(slim)).toEqual([422, 'saved-document.too-large']);
  });

  it('of more points of belts than can be compared with each other is refused', async () => {
    const points = Array.from({ length: 501 }, (_, index): Position => [Math.cos(index), -1, Math.sin(index)]);
    const belt = (id: string): ElementNode => {
      const track = lightOf(id, '8010', {});
      return { ...track, props: { ...track.props, geometry: { kind: 'path', points, slack: points.slice(1).map(() => 0) } } };
    };
    expect(await save(documentOf([belt('t'), belt('u')]))).toEqual([422, 'saved-document.too-large']);
  });

  it('of ten megabytes is refused before it is read', async () => {
    expect(await save({ ...rowOfPendants(), padding: 'x'.repeat(10_000_000) })).toEqual([413, 'request.too-large']);
  });

  it('with keys of prototypes, or with endless nesting, is refused', async () => {
    const text = JSON.stringify({ version: 1, document: rowOfPendants() });
    expect((await send(text.replace('"type":"Space"', '"__proto__":{"isAdmin":true},"type":"Space"')))[0]).toBe(400);
    expect((await send(text.replace('"type":"Space"', `"deep":${'['.repeat(5_000)}${']'.repeat(5_000)},"type":"Space"`)))[0]).toBe(400);
  });

  it('with furniture beyond its bounds is refused', async () => {
    const table = { id: 't', kind: 'table', x: 0, z: 0, widthMetres: 1, depthMetres: 1, heightMetres: 1, turnDegrees: 0 };
    const refused = [
      [{ ...table, kind: 'throne' }],
      [{ ...table, x: 1e9 }],
      [{ ...table, widthMetres: -1 }],
      [{ ...table, turnDegrees: Number.MAX_VALUE }],
      Array.from({ length: 51 }, () => table),
    ];
    for (const furniture of refused) expect(await save(rowOfPendants(), { furniture })).toEqual([400, 'request.invalid']);
  });

  it('leaves the project as it was', async () => {
    const { body } = await marta.call(endpoints.getProject, { params: { projectId } });
    expect(body.version).toBe(1);
    expect(body.products).toEqual([]);
  });
});

describe('a project', () => {
  it('does not take more than a project of compositions may weigh, by any way', async () => {
    const { body } = await marta.call(endpoints.createProject, {
      body: { name: 'Heavy', configurations: [{ document: rowOfPendants() }] },
    });
    const [product] = body.products;
    const params = { projectId: body.id, productId: product?._id ?? '' };
    await app.database.execute(sql`
      update project_configurations set document = json_build_object('padding', repeat('x', 9000000)) where product_id = ${params.productId}::uuid`);
    const tried = [
      await marta.call(endpoints.cloneProduct, { params, body: { version: 1 } }),
      await marta.call(endpoints.addProducts, { params, body: { version: 1, products: [{ referenceCode: product?.creationCode ?? '' }] } }),
    ];
    expect(tried.map(({ status, problem }) => [status, problem.code])).toEqual(tried.map(() => [422, 'project.compositions-too-large']));
    const { body: after } = await marta.call(endpoints.getProject, { params });
    expect(after.version).toBe(1);
    expect(after.products.map(({ _id }) => _id)).toEqual([params.productId]);
  });
});

describe('claims of a document', () => {
  it('of sizes, light and options counts for nothing', async () => {
    const forged = JSON.parse(
      JSON.stringify(rowOfPendants())
        .replaceAll(/"lumens":\d+/g, '"lumens":999999')
        .replaceAll(/"watts":[\d.]+/g, '"watts":0.1'),
    );
    const { body } = await marta.call(endpoints.addConfiguration, { params: { projectId }, body: { version: 1, document: forged } });
    const [product] = body.project.products;
    expect(product?.lumens).toBe(2760);
    expect(product?.watts).toBe(27);
    expect(product?.prices?.unitGross).toBe(1311);
  });
});
