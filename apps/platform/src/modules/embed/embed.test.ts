import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { requestsPerMinute: 100_000 } });
});
afterAll(() => app.close());

const ask = (query: object = {}, headers = {}) => app.anonymous.call(endpoints.getEmbedOffer, { query, headers });

describe('the data of an embedding page', () => {
  it('is the system that is drawn, in the language asked for, without an account', async () => {
    const { status, body } = await ask({ lang: 'de', catalogId: 21 });
    expect(status).toBe(200);
    expect(body.offer.catalogId).toBe(21);
    expect(body.offer.subFamilyId).toBe(225);
    expect(body.offer.familyName).toBe('Cinta');
    expect(body.offer.models.length).toBeGreaterThan(10);
  });

  it('has list prices only where the page shows prices, and never a discount', async () => {
    const [none, gross] = [await ask(), await ask({ prices: 'gross' })];
    const basisOf = ({ body }: typeof none) => body.offer.priceBasis;
    expect(basisOf(none).basePrices).toEqual([]);
    expect(basisOf(none).netVisible).toBe(false);
    expect(basisOf(gross).netVisible).toBe(false);
    expect(basisOf(none).discountPercent).toEqual({});
    expect(basisOf(gross).discountPercent).toEqual({});
    expect(basisOf(gross).rateId).toBe(10);
    expect(basisOf(gross).basePrices.length).toBeGreaterThan(10);
    const mentions = (answer: typeof none) => (JSON.stringify(answer.body).match(/"priceIncrement\w*":/g) ?? []).length;
    expect(mentions(none)).toBe(0);
    expect(mentions(gross)).toBeGreaterThan(10);
  });

  it('may be read by a sandboxed frame, which has no origin, and is not sent again while nothing changed', async () => {
    const first = await ask();
    expect([first.headers['access-control-allow-origin'], first.headers['cross-origin-resource-policy']]).toEqual(['*', 'cross-origin']);
    expect((await ask({}, { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  });

  it('is no way to other presets', async () => {
    const preset = await app.anonymous.call(endpoints.getEmbedPreset, { params: { id: 'alba-free-hang' }, query: {} });
    expect(preset.status).toBe(404);
    expect(preset.problem.code).toBe('preconfig.not-found');
  });

  it('has a separate rate limit', async () => {
    const statuses = new Set<number>();
    for (let each = 0; each < 125; each += 1) statuses.add((await ask({ prices: 'none' })).status);
    const others = await app.anonymous.call(endpoints.getCatalogues, {});
    expect([...statuses]).toEqual([200, 429]);
    expect(others.status).toBe(200);
  });
});
