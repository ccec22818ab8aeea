import { type EditorOffer, endpoints } from '@candil/contract';
import { buildArticle, calendarDayOf, completeSelection, unitPrice } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const name of ['distributor', 'distributor.us', 'webuser']) clients.set(name, await app.signIn(name));
});
afterAll(() => app.close());

const ask = (query: object = {}, who = 'distributor', headers = {}) =>
  client(who).call(endpoints.getEditorOffer, { query: { subFamilyId: 110, catalogId: 16, ...query }, headers });
const modelsOf = ({ models }: EditorOffer) => models.map(({ definition }) => definition);

describe('the data of an editor', () => {
  it('is the sub-family with its pendants first, then those of the other composed ones', async () => {
    const { body } = await ask({ lang: 'es' });
    expect(body.familyName).toBe('Alba');
    expect(body.catalogId).toBe(16);
    expect(body.subFamilyId).toBe(110);
    expect(body.today).toBe('20/11/2026');
    const subFamilies = modelsOf(body).map(({ subFamilyId }) => subFamilyId);
    expect(subFamilies.slice(0, subFamilies.lastIndexOf(110) + 1).every((id) => id === 110)).toBe(true);
    expect(new Set(subFamilies).size).toBeGreaterThan(5);
    expect(body.models.find(({ definition }) => definition.model === '0820')).toEqual({
      definition: expect.objectContaining({ model: '0820', subFamilyId: 110 }),
      name: 'Alba 33',
      familyName: 'Alba',
      applicationLocation: 'Over tables',
      picture: '/static/images/0820/42-day-400.webp',
      finishPictures: expect.objectContaining({ 31: '/static/images/0820/31-day-400.webp' }),
    });
  });

  it('has the drivers that its models may need and the canopies with outlets, each with a price of the account', async () => {
    const { body } = await ask();
    const codes = new Set(Object.values(body.drivers).flatMap(({ row }) => row.map(({ driverCode }) => driverCode.slice(0, 4))));
    expect(codes.size).toBeGreaterThan(0);
    const canopies = body.accessories.filter(({ canopy }) => canopy !== undefined).map(({ model }) => model);
    expect(canopies).toHaveLength(8);
    expect(new Set(body.accessories.map(({ model }) => model))).toEqual(new Set([...codes, ...canopies]));
    const priced = new Set(body.priceBasis.basePrices.map(({ model }) => model));
    expect([...modelsOf(body), ...body.accessories].filter(({ model }) => !priced.has(model))).toEqual([]);
  });

  it('is enough to reach the price of the service', async () => {
    const { body } = await ask();
    const { rateId, currency, calculation, basePrices } = body.priceBasis;
    const today = calendarDayOf(2026, 11, 20);
    const model = modelsOf(body).find((each) => each.model === '0820');
    if (model === undefined) throw new Error('nothing is offered');
    const selection = completeSelection(model, { color: '42', temperature: '2', control: 'A', installation: '10' }, today);
    const article = buildArticle(model, selection, today);
    if (!article.ok) throw new Error(article.failure.code);
    const base = basePrices.find((row) => row.model === model.model)?.basePrice ?? 0;
    const basePriceMinor = Math.round(base * 100);
    const priced = unitPrice({ rateId, currency, calculation, catalogId: 16, basePriceMinor }, article.value);
    const response = await client('distributor').call(endpoints.priceProducts, {
      body: { catalogId: 16, products: [{ reference: article.value.reference, quantity: 1 }] },
    });
    expect(priced.ok && priced.value.amountMinor / 100).toBe(
      response.body.map((line) => ('prices' in line ? line.prices.unitGross : undefined))[0],
    );
  });

  it('contains discounts by category only for viewers who see net prices', async () => {
    const discounts = async (who: string, catalogId: number) => (await ask({ catalogId }, who)).body.priceBasis.discountPercent;
    expect(await discounts('distributor', 16)).toEqual(expect.objectContaining({ 1: 35 }));
    expect(await discounts('webuser', 16)).toEqual({});
  });

  it('is not sent again while nothing changed, and differs by language', async () => {
    const first = await ask();
    const etag = String(first.headers.etag);
    const again = await ask({}, 'distributor', { 'if-none-match': etag });
    const german = await ask({ lang: 'de' }, 'distributor', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(german.status).toBe(200);
  });

  it('is everything of a drawn sub-family, with the kinds of its parts', async () => {
    const { body } = await ask({ subFamilyId: 219 });
    expect(modelsOf(body).map(({ model }) => model)).toEqual(['7450', '7455', '7460', '7470', '7475', '7480', '7485']);
    expect(body.systemParts['7480']?.deliveredWatts).toEqual({ 10: 80, 40: 80 });
    expect(body.systemParts['7485']?.angleDegrees).toEqual({ min: 20, max: 160 });
    expect((await ask()).body.systemParts).toEqual({});
  });

  it('is refused for a sub-family without compositions, and in a foreign catalogue', async () => {
    const tried = [await ask({ subFamilyId: 999 }), await ask({ subFamilyId: 270 }), await ask({}, 'distributor.us')];
    expect(tried.map(({ status, problem }) => [status, problem.code])).toEqual([
      [404, 'sub-family.not-found'],
      [404, 'sub-family.not-found'],
      [403, 'access.denied'],
    ]);
  });
});
