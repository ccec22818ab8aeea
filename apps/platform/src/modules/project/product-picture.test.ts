import { endpoints, PRODUCT_PICTURE_MAX_BYTES } from '@candil/contract';
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

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const WEBP = Buffer.concat([Buffer.from('RIFF'), Buffer.from([9, 0, 0, 0]), Buffer.from('WEBPVP8 x')]);

const make = async () => {
  const { body } = await marta.call(endpoints.createProject, {
    body: { name: 'Pictured', configurations: [{ document: rowOfPendants() }] },
  });
  return { projectId: body.id, productId: body.products[0]?._id ?? '' };
};

const put = async (
  { projectId, productId }: { projectId: string; productId: string },
  content: Buffer,
  version = 1,
  client: TestClient = marta,
) => {
  const boundary = 'picture';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="p.webp"\r\ncontent-type: image/webp\r\n\r\n`;
  const { statusCode, payload } = await client.send({
    method: 'PUT',
    url: `/api/v1/projects/${projectId}/products/${productId}/picture?version=${version}`,
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return { status: statusCode, body: JSON.parse(payload) };
};

const show = (url: string, client: TestClient = marta) => client.send({ method: 'GET', url });

describe('the picture of a composition', () => {
  it('is shown by the project, never changes under its address, and is no page', async () => {
    const params = await make();
    const { body } = await put(params, WEBP);
    const image = String(body.products[0].image);
    expect(body.version).toBe(2);
    expect(image.split('?')[0]).toBe(`/api/v1/projects/${params.projectId}/products/${params.productId}/picture`);
    const { statusCode, headers, rawPayload } = await show(image);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(WEBP)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    });
    const { body: list } = await marta.call(endpoints.listProjects, { query: {} });
    expect(list.items.find(({ id }) => id === params.projectId)?.images).toEqual([image]);
  });

  it('gets a new address with each change; issued documents keep the former one', async () => {
    const params = await make();
    const first = String((await put(params, WEBP)).body.products[0].image);
    const second = String((await put(params, PNG, 2)).body.products[0].image);
    expect(second).not.toBe(first);
    const shown = [await show(first), await show(second)];
    expect(shown.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
      [200, 'image/webp'],
      [200, 'image/png'],
    ]);
  });

  it('goes with a copy, wherever it is copied to', async () => {
    const params = await make();
    const { body } = await put(params, WEBP);
    const copied = await marta.call(endpoints.createProject, {
      body: { name: 'Copied', products: [{ referenceCode: body.products[0].creationCode }] },
    });
    const image = copied.body.products[0]?.image ?? '';
    expect(image).toContain(copied.body.id);
    expect((await show(image)).statusCode).toBe(200);
  });

  it('is refused when it is not a picture, too large, made for another version, or not of a composition', async () => {
    const params = await make();
    const regular = (
      await marta.call(endpoints.createProject, { body: { name: 'Regular', products: [{ referenceCode: '082042/2A_10' }] } })
    ).body;
    const tried = [
      await put(params, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await put(params, Buffer.concat([PNG, Buffer.alloc(PRODUCT_PICTURE_MAX_BYTES)])),
      await put(params, PNG, 7),
      await put({ projectId: regular.id, productId: regular.products[0]?._id ?? '' }, PNG),
    ];
    expect(tried.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'picture.format'],
      [413, 'request.too-large'],
      [409, 'version.conflict'],
      [404, 'product.no-composition'],
    ]);
  });

  it('belongs to its project: other projects of the same account do not serve it', async () => {
    const [params, other] = [await make(), await make()];
    const image = String((await put(params, PNG)).body.products[0].image);
    const elsewhere = image.replace(params.projectId, other.projectId).replace(params.productId, other.productId);
    const answers = [await show(image), await show(elsewhere)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  });

  it('is served to readers of the project', async () => {
    const params = await make();
    const image = String((await put(params, PNG)).body.products[0].image);
    const stranger = await app.signIn('distributor.us');
    const tried = [
      await show(image, stranger),
      await show(image, app.anonymous),
      await show(image.replace(/v=.*/, `v=${params.productId}`)),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([403, 401, 404]);
    expect((await put(params, PNG, 2, stranger)).status).toBe(403);
  });
});
