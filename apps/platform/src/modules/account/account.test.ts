import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('the account endpoint reads the account in one statement', async () => {
  const marta = await app.signIn('distributor');
  const { status, statements, body } = await marta.call(endpoints.getAccount, {});
  expect({ status, statements, body }).toEqual({
    status: 200,
    statements: 1,
    body: {
      userId: '00000000-0000-4000-8000-000000000201',
      email: 'distributor@candil.example',
      name: 'Marta Soler',
      clientCode: '430101',
      crm: '00000000-0000-4000-8000-000000000201',
      language: { isoCode: 'es' },
      lang: 'es',
      catalogId: 16,
      currency: 'EUR',
      rolId: 3,
      roles: [3],
      privileges: ['COMPANY_MANAGE_USER', 'INVOICE_VIEW', 'ORDER_VIEW', 'PROJECT_DOWNLOADS', 'PROJECT_REGISTRATION', 'PROJECT_VIEW'],
      status: 4,
      registerType: 1,
      userType: 2,
      profesion: null,
      missing: [],
      isInternalStaff: false,
      seesNetPrices: true,
      company: {
        id: '00000000-0000-4000-8000-000000000101',
        name: 'Llum i Forma',
        companyType: { description: 'Distributor' },
        crmId: 'CRM-1001',
      },
      flags: expect.arrayContaining([
        { name: 'rules', on: true },
        { name: 'projectV3', on: false },
      ]),
    },
  });
});

test.each([
  ['webuser', { catalogId: 16, currency: 'EUR', clientCode: null, company: undefined, seesNetPrices: false, orderView: false }],
  ['specifier', { catalogId: 16, currency: 'EUR', clientCode: null, company: 'Atelier Nord', seesNetPrices: true, orderView: false }],
  [
    'distributor.us',
    { catalogId: 21, currency: 'USD', clientCode: '430901', company: 'Harbor Lighting Supply', seesNetPrices: true, orderView: true },
  ],
  ['noclient', { catalogId: 16, currency: 'EUR', clientCode: null, company: 'Studio Ombra', seesNetPrices: true, orderView: true }],
  ['sales.us', { catalogId: 21, currency: 'USD', clientCode: '430002', company: 'Candil America', seesNetPrices: true, orderView: true }],
])('%s is what the sample says', async (name, expected) => {
  const { body } = await (await app.signIn(name)).call(endpoints.getAccount, {});
  const { catalogId, currency, clientCode, company, seesNetPrices, privileges } = body;
  expect({ catalogId, currency, clientCode, company: company?.name, seesNetPrices, orderView: privileges.includes('ORDER_VIEW') }).toEqual(
    expected,
  );
});

test('a changed language holds for the account, its cookie and every session', async () => {
  const phone = await app.signIn('importer');
  const desk = await app.signIn('importer');
  const changed = await desk.call(endpoints.updateLanguage, { body: { isoCode: 'fr' } });
  const { body } = await phone.call(endpoints.getAccount, {});
  expect(changed.body.language).toEqual({ isoCode: 'fr' });
  expect(desk.cookies.get('language')).toBe('fr');
  expect(body.language).toEqual({ isoCode: 'fr' });
});

test('a changed catalogue holds for the account, its cookies and every session, with the currency of its prices', async () => {
  const phone = await app.signIn('specifier');
  const desk = await app.signIn('specifier');
  const changed = await desk.call(endpoints.updateCatalogue, { body: { catalogId: 21 } });
  const { body } = await phone.call(endpoints.getAccount, {});
  expect(changed.status).toBe(200);
  expect(changed.body.catalogId).toBe(21);
  expect(changed.body.currency).toBe('USD');
  expect(body.catalogId).toBe(21);
  expect([desk.cookies.get('catalogue_id'), desk.cookies.get('catalogue_name')]).toEqual(['21', 'USA']);
  const back = await desk.call(endpoints.updateCatalogue, { body: { catalogId: 16 } });
  expect(back.body.catalogId).toBe(16);
  expect(back.body.currency).toBe('EUR');
  expect(desk.cookies.get('catalogue_name')).toBe('INT');
});

test.each([
  ['sales', 21],
  ['sales.us', 16],
] as const)('%s keeps the catalogue of the role', async (name, catalogId) => {
  const seller = await app.signIn(name);
  const { status, problem } = await seller.call(endpoints.updateCatalogue, { body: { catalogId } });
  const { body } = await seller.call(endpoints.getAccount, {});
  expect(status).toBe(422);
  expect(problem.code).toBe('catalog.of-role');
  expect(body.catalogId).toEqual(catalogId === 16 ? 21 : 16);
});

test('a project keeps the catalogue it was made in', async () => {
  const marta = await app.signIn('specifier');
  const made = await marta.call(endpoints.createProject, { body: { name: 'Casa Llull' } });
  await marta.call(endpoints.updateCatalogue, { body: { catalogId: 21 } });
  const { body } = await marta.call(endpoints.getProject, { params: { projectId: made.body.id }, query: {} });
  await marta.call(endpoints.updateCatalogue, { body: { catalogId: 16 } });
  expect(body.catalogId).toBe(16);
  expect(body.currency).toBe('EUR');
});

test('staff are those with a confirmed address of a configured domain', async () => {
  const staffed = await buildTestApp({ configuration: { staffDomains: ['candil.example'] }, open: app.open });
  const { body } = await (await staffed.signIn('webuser')).call(endpoints.getAccount, {});
  await staffed.close();
  expect(body.isInternalStaff).toBe(true);
  expect(body.seesNetPrices).toBe(true);
});

test('the account endpoint answers nothing without a session', async () => {
  const { status, problem } = await app.anonymous.call(endpoints.getAccount, {});
  expect(status).toBe(401);
  expect(problem.code).toBe('session.missing');
});
