import { type Budget, endpoints, LOGO_MAX_BYTES, type Profile } from '@candil/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { readPdf } from '../../../test/read-pdf';
import { pngOf, withChunk } from '../../../test/sample-pictures';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { portalUrl: 'https://portal.example' } });
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const send = async (client: TestClient, content: Buffer, replaces?: string) => {
  const boundary = 'logo';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="l.png"\r\ncontent-type: image/png\r\n\r\n`;
  const { statusCode, payload } = await client.send({
    method: 'PUT',
    url: `/api/v1/account/about-company/logo${replaces === undefined ? '' : `?replaces=${replaces}`}`,
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return { status: statusCode, body: JSON.parse(payload) };
};
const logoOf = async (client = marta) => ((await client.call(endpoints.getProfile, {})).body as Profile).aboutCompany?.logo ?? null;
const fetchIt = (client: TestClient, url: string) => client.send({ method: 'GET', url });
const issue = async (): Promise<Budget> => {
  const products = [{ referenceCode: '082042/2A_10', quantity: 7 }];
  const { body: project } = await marta.call(endpoints.createProject, { body: { name: 'Casa Roca', products } });
  const lines = project.products.map(({ _id: productId }) => ({ productId }));
  const body = { version: project.version, clientName: 'Llull, S.L.', iva: 21, lines };
  return (await marta.call(endpoints.createBudget, { params: { projectId: project.id }, body })).body;
};
const printed = async ({ id }: Budget) => readPdf((await fetchIt(marta, `/api/v2/budgets/${id}/document`)).rawPayload);

describe('the logo of a company', () => {
  it('is on the quotes issued with it, however it changes later', async () => {
    const before = await issue();
    const first = await send(marta, pngOf({ width: 80, height: 20 }));
    const logo = await logoOf();
    expect(first.status).toBe(200);
    expect(first.body.aboutCompany.logo).toEqual(logo);
    const withFirst = await issue();
    const base = await marta.call(endpoints.getProjectForBudget, { params: { projectId: withFirst.projectId } });
    expect(before.issuer.logo).toBeUndefined();
    expect(withFirst.issuer.logo).toEqual(logo?.url);
    expect(base.body.issuer.logo).toEqual(logo?.url);
    const { status } = await marta.call(endpoints.removeCompanyLogo, { query: { replaces: logo?.id } });
    expect(status).toBe(200);
    expect(await logoOf()).toBeNull();
    // This service has no folder of prints: what is drawn is the logo, once on each page.
    const drawn = await Promise.all([before, withFirst, await issue()].map(printed));
    expect(drawn.map(({ pictures, pages }) => pictures / pages)).toEqual([0, 1, 0]);
    expect((await printed(withFirst)).texts).toContain('Llum i Forma');
  });

  it('is kept without anything but the picture, and shown to whoever is signed in', async () => {
    const current = await logoOf();
    const { body } = await send(marta, withChunk(pngOf({}), 'tEXt', Buffer.from('secret place')), current?.id);
    const { url } = body.aboutCompany.logo;
    const others = await app.signIn('other');
    const [shown, toVisitors] = [await fetchIt(others, url), await fetchIt(app.anonymous, url)];
    const { headers } = shown;
    expect(shown.statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['content-disposition']).toBe('inline');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(shown.rawPayload.includes('secret place')).toBe(false);
    expect(toVisitors.statusCode).toBe(401);
  });

  it('is refused where it is no picture, too large, made in place of another one, or sent by who does not manage the company', async () => {
    const current = await logoOf();
    const pau = await app.signIn('sales');
    const tried = [
      await send(marta, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), current?.id),
      await send(marta, pngOf({ width: 2_001, height: 1 }), current?.id),
      await send(marta, Buffer.alloc(LOGO_MAX_BYTES + 1), current?.id),
      await send(marta, pngOf({})),
      await send(marta, pngOf({}), '00000000-0000-4000-8000-000000000001'),
      await send(pau, pngOf({}), current?.id),
    ];
    expect(tried.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'picture.format'],
      [415, 'picture.format'],
      [413, 'request.too-large'],
      [409, 'version.conflict'],
      [409, 'version.conflict'],
      [403, 'access.denied'],
    ]);
    expect(await logoOf()).toEqual(current);
  });

  it('is deleted with its file once another takes its place, where no quote was issued with it', async () => {
    const shown = async (logo: Profile['aboutCompany'] | null | undefined) => (await fetchIt(marta, logo?.logo?.url ?? '')).statusCode;
    const current = await logoOf();
    const unused = (await send(marta, pngOf({ width: 30, height: 10 }), current?.id)).body.aboutCompany;
    const used = (await send(marta, pngOf({ width: 40, height: 10 }), unused.logo.id)).body.aboutCompany;
    const quote = await issue();
    const last = (await send(marta, pngOf({ width: 50, height: 10 }), used.logo.id)).body.aboutCompany;
    expect([await shown(unused), await shown(used), await shown(last)]).toEqual([404, 200, 200]);
    expect((await printed(quote)).pictures).toBeGreaterThan(0);
    const { status } = await marta.call(endpoints.removeCompanyLogo, { query: { replaces: last.logo.id } });
    expect(status).toBe(200);
    expect(await shown(last)).toBe(404);
    expect(await shown(used)).toBe(200);
    const { rows } = await app.database.execute(
      sql`select id from stored_files where id in (${unused.logo.id}::uuid, ${last.logo.id}::uuid)`,
    );
    expect(rows).toEqual([]);
  });

  it('is a logo: no other file is shown at its address', async () => {
    const { statusCode } = await fetchIt(marta, '/api/v1/company-logos/00000000-0000-4000-8000-000000000001');
    expect(statusCode).toBe(404);
  });
});

it('a quote leads to its page where the address of the portal is known', async () => {
  const budget = await issue();
  const { texts, fills } = await printed(budget);
  const address = `https://portal.example/q/${budget.budgetNumber}`;
  expect(texts.join('')).toContain(address);
  expect(fills).toBeGreaterThan(0);
});
