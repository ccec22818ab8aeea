import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

describe('availability', () => {
  it.each([
    ['from stock', '082042/2A_10', 1, { days: 0, weeks: 3, shippingDate: '11/12/2026' }, 1],
    ['of a larger quantity', '082042/2A_10', 25, { days: 0, weeks: 5, shippingDate: '25/12/2026' }, 1],
    ['below the first threshold', '082062/1A_10', 1, { days: 0, weeks: 6, shippingDate: '01/01/2027' }, 10],
    ['of the slowest part', '552523/2Z_31', 2, { days: 0, weeks: 7, shippingDate: '08/01/2027' }, 1],
    ['that is expected', '577014/1A', 1, { days: 101, weeks: 6, shippingDate: '12/04/2027' }, 1],
    ['on request', '566210/1A_10', 1, { days: 0, weeks: null, shippingDate: null }, 1],
    ['that has ended', '235151/1A', 1, { days: -1, weeks: 3, shippingDate: null }, 1],
  ])('%s', async (_, reference, quantity, availability, moq) => {
    const { body } = await marta.call(endpoints.getAvailability, { body: { catalogId: 16, products: [{ reference, quantity }] } });
    expect(body).toEqual([{ reference, availability, moq }]);
  });

  it('is that of the catalogue of the account where none is named', async () => {
    const { body } = await marta.call(endpoints.getAvailability, { body: { products: [{ reference: '082042/2A_10' }] } });
    expect(body).toEqual([{ reference: '082042/2A_10', availability: { days: 0, weeks: 3, shippingDate: '11/12/2026' }, moq: 1 }]);
  });

  it('of several products fails one by one, in the language asked for', async () => {
    const { body } = await marta.call(endpoints.getAvailability, {
      query: { lang: 'es' },
      body: { catalogId: 16, products: [{ reference: '082042/9B_10' }, { reference: '082042/2A_10' }] },
    });
    expect(body.map((each) => ('failure' in each ? each.failure : each.reference))).toEqual([
      { code: 'article.excluded', message: 'Rule failed: El blanco dinámico no se puede regular por corte de fase.' },
      '082042/2A_10',
    ]);
  });
});
