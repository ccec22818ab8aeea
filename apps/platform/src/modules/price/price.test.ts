import { endpoints } from '@candil/contract';
import { type CatalogId, linePrices } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { termsOf } from './price-terms';

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const name of ['distributor', 'distributor.us', 'webuser', 'admin']) clients.set(name, await app.signIn(name));
});
afterAll(() => app.close());

const price = async (who: string, catalogId: CatalogId, reference: string, more: { pendantHeight?: number; quantity?: number } = {}) =>
  (await client(who).call(endpoints.priceProducts, { body: { catalogId, products: [{ reference, ...more }] } })).body[0];

describe('prices', () => {
  it('contain every step, rounding included', async () => {
    expect(await price('distributor', 16, '5525 23/2Z_31', { pendantHeight: 250 })).toEqual({
      reference: '552523/2Z_31',
      prices: {
        currency: 'EUR',
        unitGross: 596,
        unitDiscount: 208.6,
        unitNet: 387.4,
        totalGross: 596,
        totalDiscount: 208.6,
        totalNet: 387.4,
      },
      steps: [
        { what: 'base', amount: 452, running: 452 },
        { what: 'color', modifier: '23', amount: 68, running: 520 },
        { what: 'control', modifier: 'Z', amount: 18, running: 538 },
        { what: 'installation', modifier: '31', amount: 24, running: 562 },
        { what: 'pendantHeight', modifier: 'LW', amount: 33.72, running: 595.72 },
        { what: 'temperature', modifier: '2', amount: 0, running: 595.72 },
        { what: 'rounding', amount: 0.28, running: 596 },
      ],
    });
  });

  it('count dollars and the cap of catalogue 21', async () => {
    const priced = await price('distributor.us', 21, '0162-23/9Z_31', { pendantHeight: 300 });
    // 382 + 41 + 90 + 22 + 30 and 8 % would be 610.20: the increase ends at 20 % of 382, 458.40, rounded up to 459.
    expect(priced).toEqual(expect.objectContaining({ prices: expect.objectContaining({ currency: 'USD', unitGross: 459 }) }));
    expect(priced && 'steps' in priced ? priced.steps.slice(-2) : []).toEqual([
      { what: 'cap', amount: expect.any(Number), running: 458.4 },
      { what: 'rounding', amount: 0.6, running: 459 },
    ]);
  });

  it('show the net side to qualified accounts only', async () => {
    const gross = await price('webuser', 16, '082042/2A_10', { quantity: 3 });
    expect(gross).toEqual(expect.objectContaining({ prices: { currency: 'EUR', unitGross: 412, totalGross: 1236 } }));
    const { body } = await client('webuser').call(endpoints.getPriceBasis, { query: { catalogId: 16, subFamilyId: 110 } });
    expect(body.netVisible).toBe(false);
    expect(body.discountPercent).toBe(0);
  });

  it('of several products fail one by one', async () => {
    const products = [{ reference: '0820' }, { reference: '082042/2A_10' }, { reference: '082042/9B_10' }, { reference: '0820-42/2A_10' }];
    const { body } = await client('distributor').call(endpoints.priceProducts, { body: { catalogId: 16, products } });
    expect(body.map((each) => ('failure' in each ? each.failure : each.prices.unitGross))).toEqual([
      { code: 'reference.invalid', message: '0820 is not a valid reference' },
      412,
      { code: 'article.excluded', message: 'Rule failed: Tunable White cannot be dimmed by phase.' },
      { code: 'reference.other-catalogue', message: '0820-42/2A_10 is not a reference of catalogue 16' },
    ]);
  });

  it('are refused for invalid quantities', async () => {
    for (const quantity of [0, -1, 1e9, '2', 1.5]) {
      const { statusCode } = await client('distributor').send({
        method: 'POST',
        url: '/api/v1/prices',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ catalogId: 16, products: [{ reference: '082042/2A_10', quantity }] }),
      });
      expect(statusCode).toBe(400);
    }
  });
});

describe('the basis of prices', () => {
  it('is the rate, discount and base prices of the account', async () => {
    const { body } = await client('distributor.us').call(endpoints.getPriceBasis, { query: { catalogId: 21, subFamilyId: 130 } });
    expect(body).toEqual({
      rateId: 12,
      currency: 'USD',
      calculation: 'new',
      netVisible: true,
      discountPercent: 40,
      basePrices: [
        { model: '2350', basePrice: 514 },
        { model: '2351', basePrice: 447 },
        { model: '2355', basePrice: 655 },
        { model: '2360', basePrice: 467 },
        { model: '2365', basePrice: 566 },
        { model: '5770', basePrice: 1395 },
      ],
    });
  });

  it('of a sub-family that is not there is empty', async () => {
    const { body } = await client('distributor').call(endpoints.getPriceBasis, { query: { catalogId: 16, subFamilyId: 999 } });
    expect(body.currency).toBe('EUR');
    expect(body.basePrices).toEqual([]);
  });

  it('outside the company’s own currency is the default of the catalogue without discount', async () => {
    const company = { rateId: 11, currency: 'EUR' as const, discountPercentHundredths: { 1: 1250 } };
    expect([termsOf(company, 16), termsOf(company, 21), termsOf(null, 16)]).toEqual([
      { catalogId: 16, rateId: 11, discountPercent: 12.5 },
      { catalogId: 21, rateId: 12, discountPercent: 0 },
      { catalogId: 16, rateId: 10, discountPercent: 0 },
    ]);
    const priced = await price('admin', 21, '0820-11/21_10');
    expect(priced).toEqual(expect.objectContaining({ prices: expect.objectContaining({ currency: 'USD', unitGross: 495, unitNet: 495 }) }));
  });

  it('is enough for a browser to compute the same price', async () => {
    const { body } = await client('distributor').call(endpoints.getPriceBasis, { query: { catalogId: 16, subFamilyId: 110 } });
    const base = body.basePrices.find(({ model }) => model === '0820')?.basePrice ?? 0;
    const own = linePrices(base * 100, 7, body.discountPercent);
    const priced = await price('distributor', 16, '082042/2A_10', { quantity: 7 });
    expect(priced && 'prices' in priced && priced.prices.totalNet).toBe(own.totalNet / 100);
  });
});
