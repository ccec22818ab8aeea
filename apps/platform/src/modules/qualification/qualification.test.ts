import { endpoints, type RequestOf } from '@candil/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { waitForMails } from '../../../test/outbox';
import { confirmedStranger, type RegistrationBody, STRANGER_PASSWORD } from '../../../test/stranger';
import type { TestClient } from '../../../test/test-client';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { accounts, companies, companyJoinRequests, companyProfiles } from '../account';
import { projects } from '../project';

let app: TestApp;
let sales: TestClient;
let salesUsa: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  sales = await app.signIn('sales');
  salesUsa = await app.signIn('sales.us');
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const ANSWERS = { companyName: 'Llums de Vic, S.L.', companyTypeId: 1, message: 'Two shops: one in Vic, one in Girona.' };
const ask = (client: TestClient, more: object = {}) => client.call(endpoints.askQualification, { body: { ...ANSWERS, ...more } });
const decide = (client: TestClient, id: string, body: Parameters<typeof bodyOf>[0]) =>
  client.call(endpoints.decideQualification, { params: { id }, body: bodyOf(body) });
const bodyOf = (body: RequestOf<typeof endpoints.decideQualification>['body']) => body;
const openRequests = async (client: TestClient, search = '') =>
  (await client.call(endpoints.listQualificationRequests, { query: { search, itemsPerPage: 100 } })).body.items;
const newcomer = async (email: string, more: Partial<RegistrationBody> = {}) => {
  const stranger = await confirmedStranger(app, email, more);
  return { ...stranger, email };
};
const requestOf = async (client: TestClient, email: string) => (await openRequests(client, email))[0];
const accountOf = async (email: string) => (await app.database.select().from(accounts).where(eq(accounts.email, email)))[0];

describe('a web user', () => {
  test('is requested, accepted with the terms of sales, and resumes the blocked action', async () => {
    const { client, email } = await newcomer('lead@example.com');
    const asked = await ask(client, { returnTo: '/project/7/request-budget', projectTypeIds: [1, 3], vatNumber: 'ES-B77123456' });
    expect(asked.status).toBe(201);
    expect(asked.body.status).toBe(3);
    expect((await client.call(endpoints.getAccount, {})).body.status).toBe(3);

    const request = await requestOf(sales, email);
    expect(request?.answers.companyType).toBe('Distributor');
    expect(request?.answers.projectTypes).toEqual(['Hotel', 'Office']);
    expect(request?.roleIds).toEqual([3, 2, 8]);
    const decided = await decide(sales, request?.id ?? '', { action: 'accept', note: 'Welcome, Ada.' });
    expect(decided.body).toEqual({ id: request?.id, state: 'accepted' });

    // The session that was open all the time.
    const { body } = await client.call(endpoints.getAccount, {});
    expect(body.status).toBe(4);
    expect(body.rolId).toBe(3);
    expect(body.company?.name).toBe('Llums de Vic, S.L.');
    expect(body.clientCode).toBeNull();
    expect(body.seesNetPrices).toBe(true);
    expect(body.privileges).toEqual([
      'COMPANY_MANAGE_USER',
      'INVOICE_VIEW',
      'ORDER_VIEW',
      'PROJECT_DOWNLOADS',
      'PROJECT_REGISTRATION',
      'PROJECT_VIEW',
    ]);
    const mail = (await waitForMails(app, email, 2)).find(({ template }) => template === 'qualificationAccepted');
    expect(mail?.path).toBe('/project/7/request-budget');
    expect(mail?.text.includes('Welcome, Ada.')).toBe(true);
    const audit = await app.database.select().from(securityEvents).where(eq(securityEvents.kind, 'qualification.accepted'));
    expect(audit.map(({ details }) => [details.of, details.roleTo])).toContainEqual([body.userId, '3']);
  });

  test('is refused with a reason, and may be requested again', async () => {
    const { client, email } = await newcomer('again@example.com');
    const own = async () => (await client.call(endpoints.getOwnQualification, {})).body;
    const before = await own();
    await ask(client);
    expect([before, await own()]).toMatchObject([
      { state: 'none', note: null },
      { state: 'open', note: null },
    ]);
    const first = await requestOf(sales, email);
    await decide(sales, first?.id ?? '', { action: 'reject', note: 'Please tell us your VAT number.' });
    const refused = (await waitForMails(app, email, 2)).find(({ template }) => template === 'qualificationRefused');
    expect((await client.call(endpoints.getAccount, {})).body.status).toBe(2);
    expect(refused?.text.includes('VAT number')).toBe(true);
    expect(await own()).toMatchObject({ state: 'refused', note: 'Please tell us your VAT number.' });
    expect((await ask(client)).status).toBe(201);
    expect((await requestOf(sales, email))?.id).not.toBe(first?.id);
  });

  test('with an own company makes the applicant its manager; without one a new company is created', async () => {
    const { client, email } = await newcomer('founder@example.com', { company: { kind: 'new', name: 'Own, S.L.', companyTypeId: 2 } });
    await ask(client, { companyName: 'ignored' });
    await decide(sales, (await requestOf(sales, email))?.id ?? '', { action: 'accept', roleId: 2, clientCode: '439001' });
    const { body } = await client.call(endpoints.getAccount, {});
    expect(body.company?.name).toBe('Own, S.L.');
    expect(body.clientCode).toBe('439001');
    expect(body.rolId).toBe(2);
    expect(body.privileges).toContain('COMPANY_MANAGE_USER');
  });

  test('joins the company with the client code that sales enters, and settles its open request', async () => {
    const { client, email, account } = await newcomer('joiner@example.com', { company: { kind: 'join', clientCode: '430101' } });
    await ask(client);
    const request = await requestOf(sales, email);
    expect(request?.joining?.name).toBe('Llum i Forma');
    await decide(sales, request?.id ?? '', { action: 'accept', clientCode: '430101' });
    const { body } = await client.call(endpoints.getAccount, {});
    const [join] = await app.database.select().from(companyJoinRequests).where(eq(companyJoinRequests.accountId, account.userId));
    expect(body.company?.name).toBe('Llum i Forma');
    expect(body.privileges).not.toContain('COMPANY_MANAGE_USER');
    expect(join?.state).toBe('accepted');
  });

  test('is accepted by sales without the manager that the applicant waits for', async () => {
    const { client, email } = await newcomer('waiter@example.com', { company: { kind: 'join', clientCode: '430102' } });
    await ask(client);
    await decide(sales, (await requestOf(sales, email))?.id ?? '', { action: 'accept' });
    const { body } = await client.call(endpoints.getAccount, {});
    expect(body.status).toBe(4);
    expect(body.company).toBeNull();
  });
});

describe('decisions', () => {
  test('are limited to requests of the own catalogue', async () => {
    const emails = async (client: TestClient) => (await openRequests(client, 'applicant')).map(({ account }) => account.email);
    expect([await emails(sales), await emails(salesUsa), await emails(admin)]).toEqual([
      ['applicant@candil.example'],
      ['applicant.us@candil.example'],
      ['applicant@candil.example'],
    ]);
    const request = await requestOf(salesUsa, 'applicant.us');
    const [foreign, unknown] = [
      await decide(sales, request?.id ?? '', { action: 'accept' }),
      await decide(sales, '00000000-0000-4000-8000-00000000dead', { action: 'accept' }),
    ];
    expect(foreign.status).toBe(403);
    expect(foreign.problem.code).toBe('qualification.not-found');
    expect(unknown.status).toBe(403);
    expect(unknown.problem.code).toBe('qualification.not-found');
    expect(request?.roleIds).toEqual([6, 3, 8]);
  });

  test('are refused to all other roles', async () => {
    for (const name of ['distributor', 'specifier', 'webuser']) {
      const { status } = await (await app.signIn(name)).call(endpoints.listQualificationRequests, {});
      expect(status).toBe(403);
    }
  });

  test('gives a role of the trade, never one of the maker', async () => {
    const request = await requestOf(sales, 'applicant@candil.example');
    const codes = [];
    for (const roleId of [9, 4, 6, 1, 5]) codes.push((await decide(sales, request?.id ?? '', { action: 'accept', roleId })).problem.code);
    expect(codes).toEqual(Array(5).fill('qualification.role-refused'));
  });

  test('cannot give a company the code of another, and then nothing of it has happened', async () => {
    const { client, email } = await newcomer('coded@example.com', { company: { kind: 'new', name: 'Coded, S.L.', companyTypeId: 1 } });
    await ask(client);
    const id = (await requestOf(sales, email))?.id ?? '';
    const refused = await decide(sales, id, { action: 'accept', clientCode: '430101' });
    const [company] = await app.database
      .select()
      .from(companies)
      .where(and(eq(companies.name, 'Coded, S.L.')));
    expect(refused.status).toBe(409);
    expect(refused.problem.code).toBe('company.client-code-taken');
    expect((await accountOf(email))?.status).toBe(3);
    expect(company?.clientCode).toBeNull();
    expect((await requestOf(sales, email))?.state).toBe('open');
  });

  test('finds by part of a name, and never by a wildcard', async () => {
    const found = async (search: string) => (await openRequests(sales, search)).map(({ answers }) => answers.companyName);
    expect([await found('calvo'), await found('INTERIORISMO'), await found('%'), await found('_')]).toEqual([
      ['Calvo Interiorismo'],
      ['Calvo Interiorismo'],
      [],
      [],
    ]);
  });
});

describe('a company that two claim', () => {
  const VAT = 'ESB61234567';
  const claimed = (name: string) => ({ kind: 'new' as const, name, companyTypeId: 1, vatNumber: VAT });

  test('is decided by sales, who see both: the honest applicant is accepted with an own company', async () => {
    await newcomer('squatter@example.com', { company: claimed('Somebody else') });
    const { client, email } = await newcomer('honest@example.com', { company: claimed('Llums Honestes') });
    await ask(client);
    const request = await requestOf(sales, email);
    expect([request?.answers.vatNumber, request?.candidates]).toMatchObject([
      VAT,
      [{ name: 'Somebody else', vatNumber: VAT, isProven: false, hasManager: false, people: [{ email: 'squatter@example.com' }] }],
    ]);
    await decide(sales, request?.id ?? '', { action: 'accept', company: { kind: 'own' } });
    const { body } = await client.call(endpoints.getAccount, {});
    expect(body.status).toBe(4);
    expect(body.company?.name).toBe('Llums Honestes');
    expect(body.privileges).toContain('COMPANY_MANAGE_USER');

    // Now it is the squatter's request that stands beside a company that sales know.
    const squatter = app.newClient();
    await squatter.call(endpoints.login, { body: { email: 'squatter@example.com', password: STRANGER_PASSWORD } });
    await ask(squatter);
    const other = await requestOf(sales, 'squatter@example.com');
    expect(other?.candidates).toMatchObject([{ name: 'Llums Honestes', isProven: true, hasManager: true }]);
    await decide(sales, other?.id ?? '', { action: 'reject', note: 'This is not your company.' });
  });

  test('merges applicant and earlier registrant when sales confirm it: projects are kept, and a country prefix of the number does not matter', async () => {
    const first = await newcomer('first@same.example', { company: { ...claimed('Same, S.L.'), vatNumber: 'ESB61111111' } });
    await ask(first.client);
    await decide(sales, (await requestOf(sales, first.email))?.id ?? '', { action: 'accept' });
    const { client, email, account } = await newcomer('colleague@same.example', {
      company: { ...claimed('Same S.L. (second)'), vatNumber: 'ESB61119999' },
    });
    // Told without its country, and to the own company, after registering.
    await app.database
      .update(companyProfiles)
      .set({ vatNumber: 'B61111111' })
      .where(eq(companyProfiles.companyId, account.company?.id ?? ''));
    const { body: project } = await client.call(endpoints.createProject, { body: { name: 'Kept', products: [] } });
    await ask(client);
    const request = await requestOf(sales, email);
    const [same] = request?.candidates ?? [];
    const waiting = await decide(sales, request?.id ?? '', { action: 'accept', company: { kind: 'ask', companyId: same?.id ?? '' } });
    expect(same?.name).toBe('Same, S.L.');
    expect(waiting.status).toBe(422);
    expect(waiting.problem.code).toBe('qualification.company-refused');
    await decide(sales, request?.id ?? '', { action: 'accept', company: { kind: 'join', companyId: same?.id ?? '' } });
    const { body } = await client.call(endpoints.getAccount, {});
    const [moved] = await app.database.select().from(projects).where(eq(projects.id, project.id));
    expect(body.company?.name).toBe('Same, S.L.');
    expect(body.privileges).not.toContain('COMPANY_MANAGE_USER');
    expect(moved?.companyId).toEqual(same?.id);
  });

  test('without a remaining manager is decided by sales, and the new user manages the company', async () => {
    const first = await newcomer('leaver@gone.example', { company: { ...claimed('Gone, S.L.'), vatNumber: 'ESB62222222' } });
    await ask(first.client);
    await decide(sales, (await requestOf(sales, first.email))?.id ?? '', { action: 'accept', clientCode: '439777' });
    await app.database.update(accounts).set({ status: 0 }).where(eq(accounts.id, first.account.userId));
    const { client, email, account } = await newcomer('heir@gone.example', { company: { kind: 'join', clientCode: '439777' } });
    const joins = await app.database.select().from(companyJoinRequests).where(eq(companyJoinRequests.accountId, account.userId));
    const { known } = (await client.call(endpoints.getOwnQualification, {})).body;
    expect(joins).toEqual([]);
    expect(known.clientCode).toBe('439777');
    expect(known.isOwn).toBe(false);
    await ask(client, { clientCode: known.clientCode });
    const request = await requestOf(sales, email);
    const [gone] = request?.candidates ?? [];
    expect(gone).toMatchObject({ name: 'Gone, S.L.', isProven: true, hasManager: false, people: [] });
    await decide(sales, request?.id ?? '', { action: 'accept', company: { kind: 'join', companyId: gone?.id ?? '' } });
    const { body } = await client.call(endpoints.getAccount, {});
    expect(body.clientCode).toBe('439777');
    expect(body.privileges.includes('COMPANY_MANAGE_USER')).toBe(true);
  });

  test('with a company that is not a candidate is refused, whatever the browser sends', async () => {
    const { client, email } = await newcomer('chooser@example.com');
    await ask(client, { vatNumber: 'ESB63333333' });
    const refused = await decide(sales, (await requestOf(sales, email))?.id ?? '', {
      action: 'accept',
      company: { kind: 'join', companyId: '00000000-0000-4000-8000-000000000101' },
    });
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toBe('qualification.company-refused');
  });
});

test('an invalid earlier number does not block a request; an invalid number entered now does', async () => {
  const { client, account } = await newcomer('before@example.com', { company: { kind: 'new', name: 'Before, S.L.', companyTypeId: 1 } });
  const { companyId } = (await accountOf('before@example.com')) ?? {};
  await app.database
    .update(companyProfiles)
    .set({ vatNumber: 'DE12' })
    .where(eq(companyProfiles.companyId, companyId ?? account.userId));
  const alone = await newcomer('alone@example.com');
  const refused = await ask(alone.client, { vatNumber: 'DE12' });
  expect((await ask(client)).status).toBe(201);
  expect(refused.status).toBe(422);
  expect(refused.problem.code).toBe('tax-number.malformed');
  expect(refused.problem.field).toBe('vatNumber');
});

test('details of the company from the registration are not asked again', async () => {
  const company = { kind: 'new' as const, name: 'Told, S.L.', companyTypeId: 2, vatNumber: 'ESB64444444' };
  const { client, email } = await newcomer('told@example.com', { company, phone: '+34 972 000 000' });
  const { known } = (await client.call(endpoints.getOwnQualification, {})).body;
  expect(known).toEqual({
    isOwn: true,
    companyName: 'Told, S.L.',
    companyTypeId: 2,
    vatNumber: 'ESB64444444',
    clientCode: null,
    phone: '+34 972 000 000',
    website: null,
  });
  expect((await client.call(endpoints.askQualification, { body: { message: 'Two shops.' } })).status).toBe(201);
  expect((await requestOf(sales, email))?.answers).toMatchObject({ companyName: 'Told, S.L.', companyTypeId: 2, vatNumber: 'ESB64444444' });
});
