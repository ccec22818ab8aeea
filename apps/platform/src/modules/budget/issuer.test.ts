import { type Budget, endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

const UNTOLD = { taxNumber: '', street: '', postalCode: '', town: '', country: '', phone: '', website: '' };

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('other');
});
afterAll(() => app.close());

const make = async () => {
  const products = [{ referenceCode: '082042/2A_10', quantity: 7 }];
  return (await marta.call(endpoints.createProject, { body: { name: 'Casa Roca', products } })).body;
};
const issue = async (more: object = {}): Promise<Budget> => {
  const { id, version, products } = await make();
  const lines = products.map(({ _id: productId }) => ({ productId, quantity: 3 }));
  const body = { version, clientName: 'Llull, S.L.', iva: 21, lines, ...more };
  return (await marta.call(endpoints.createBudget, { params: { projectId: id }, body })).body;
};
const read = async ({ id }: Budget, lang: 'en' | 'de') =>
  (await marta.call(endpoints.getBudget, { params: { budgetId: id }, query: { lang } })).body;

describe('the issuer of a budget', () => {
  it('is the company of its author, with the details it had when the budget was issued', async () => {
    const before = await issue();
    expect(before.issuer).toEqual({ name: 'Luz del Sur', ...UNTOLD, email: 'other@candil.example' });

    const { body: countries } = await marta.call(endpoints.getCountries, { query: { lang: 'en' } });
    const spain = countries.find(({ isoCode }) => isoCode === 'ES')?.geonameId ?? null;
    const details = { vatNumber: 'ESB57000001', street: 'Carrer de la Sèquia 18', postalCode: '07012', phone: '+34 971', website: null };
    const place = { countryGeonameId: spain, level2GeonameId: null, level3GeonameId: null };
    const { status } = await marta.call(endpoints.updateAboutCompany, { body: { version: 0, ...details, ...place } });
    expect(status).toBe(200);

    const after = await issue();
    expect(after.issuer).toEqual({
      ...UNTOLD,
      name: 'Luz del Sur',
      taxNumber: 'ESB57000001',
      street: 'Carrer de la Sèquia 18',
      postalCode: '07012',
      country: 'Spain',
      phone: '+34 971',
      email: 'other@candil.example',
    });
    expect((await read(after, 'de')).issuer.country).toBe('Spanien');
    expect((await read(before, 'en')).issuer).toEqual(before.issuer);
    const project = await make();
    const base = await marta.call(endpoints.getProjectForBudget, { params: { projectId: project.id } });
    expect(base.body.issuer).toEqual(after.issuer);
  });
});

describe('an issued budget keeps', () => {
  it('the texts for the client, unchanged', async () => {
    const written = {
      clientAddress: 'Carrer de la Murta 9/2\n07012 Palma',
      site: 'Plaça del Moll Vell 2',
      deliveryTerms: 'DAP Palma',
      paymentTerms: '40 % on acceptance; the rest in 30 days',
    };
    expect(await issue(written)).toMatchObject(written);
    expect(await issue()).toMatchObject({ clientAddress: '', site: '', deliveryTerms: '', paymentTerms: '' });
  });

  it('the minimum and lead time of the quoted quantity, and the author’s discount on the list price', async () => {
    const project = await make();
    const { body } = await marta.call(endpoints.getProjectForBudget, { params: { projectId: project.id } });
    const [line] = body.lines;
    const weeks = line?.leadTimes.findLast(({ from }) => from <= 3)?.weeks;
    const product = project.products[0];
    expect(line?.moq).toBe(product?.moq);
    expect(weeks).toEqual(expect.any(Number));
    expect(line?.ownDiscount).toBe(30);
    const budget = await issue({ ownMarginPercent: 20 });
    expect(budget.products.map((one) => [one.quantity, one.moq, one.weeks, one.ownDiscount])).toEqual([[3, line?.moq, weeks, 30]]);
  });
});
