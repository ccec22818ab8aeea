import { endpoints, type StaffAccount } from '@candil/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { mails } from '../../kernel/mail';

let app: TestApp;
let [admin, sales, salesUsa]: TestClient[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  [admin, sales, salesUsa] = await Promise.all(['admin', 'sales', 'sales.us'].map((name) => app.signIn(name)));
});
afterAll(() => app.close());

const by = (client: TestClient | undefined): TestClient => client ?? app.anonymous;
const find = (email: string, client = admin) => by(client).call(endpoints.findAccount, { query: { email: `${email}@candil.example` } });
const setRole = ({ accountId, version }: StaffAccount, rolId: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9 | 10, client = admin) =>
  by(client).call(endpoints.updateRole, { params: { accountId }, body: { version, rolId } });

describe('an account', () => {
  test('is found by its address in any spelling, with the allowed actions', async () => {
    const { body } = await by(admin).call(endpoints.findAccount, { query: { email: ' Distributor@CANDIL.example ' } });
    expect(body).toMatchObject({
      name: 'Marta Soler',
      rolId: 3,
      catalogId: 16,
      company: { name: 'Llum i Forma', clientCode: '430101' },
      version: 1,
      assignableRoles: [1, 2, 3, 4, 6, 7, 8, 9, 10],
      mayChangeClientCode: true,
      mayBeImpersonated: false,
    });
  });

  test('of the other catalogue is unknown to sales, like an unused address', async () => {
    const answers = [await find('distributor.us', sales), await find('distributor', salesUsa), await find('nobody-at-all', sales)];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(Array(3).fill([404, 'account.not-found']));
    expect((await find('distributor', sales)).body.assignableRoles).toEqual([1, 2, 3, 8]);
    expect((await find('distributor.us', salesUsa)).body.assignableRoles).toEqual([1, 6, 3, 8]);
  });

  test.each(['distributor', 'webuser', 'specifier', 'importer'])('is not looked up by %s', async (name) => {
    const client = await app.signIn(name);
    expect((await find('admin', client)).status).toBe(403);
  });
});

describe('a role', () => {
  test('given by an administrator applies to the next call of a running session, and the user is informed', async () => {
    await addPerson(app, 'distributor', 'promoted');
    const person = await app.signIn('promoted');
    expect((await person.call(endpoints.listOrders, {})).status).toBe(200);
    const account = (await find('promoted')).body;
    const changed = await setRole(account, 2);
    const after = await person.call(endpoints.listOrders, {});
    expect(changed.body.rolId).toBe(2);
    expect(changed.body.privileges).toEqual(['PROJECT_DOWNLOADS', 'PROJECT_REGISTRATION', 'PROJECT_VIEW']);
    expect(changed.body.version).toBe(2);
    expect(after.status).toBe(403);
    const sent = await app.database.select().from(mails).where(eq(mails.to, 'promoted@candil.example'));
    expect(sent.map(({ template }) => template)).toEqual(['roleChanged']);
    const [event] = await app.database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'role.changed'))
      .orderBy(desc(securityEvents.id));
    expect(event).toMatchObject({ details: { of: account.accountId, from: '3', to: '2' } });
    const stale = await setRole(account, 8);
    expect(stale.status).toBe(409);
    expect(stale.problem.code).toBe('version.conflict');
    expect(stale.problem.currentVersion).toBe(2);
  });

  test('of another instance bites there within a second too', async () => {
    await addPerson(app, 'distributor', 'elsewhere');
    const second = await buildTestApp({ open: app.open });
    const person = await second.signIn('elsewhere');
    expect((await person.call(endpoints.listOrders, {})).status).toBe(200);
    await setRole((await find('elsewhere')).body, 1);
    const started = performance.now();
    let status = 200;
    while (status === 200 && performance.now() - started < 1_000) status = (await person.call(endpoints.listOrders, {})).status;
    await second.close();
    expect(status).toBe(403);
  });

  test('of sales takes the account into its catalogue', async () => {
    await addPerson(app, 'distributor.us', 'mover');
    expect((await setRole((await find('mover')).body, 4)).body).toMatchObject({ rolId: 4, catalogId: 16 });
  });

  test('is one of the trade when sales give it, never of the maker, and never taken from the maker', async () => {
    await addPerson(app, 'distributor', 'candidate');
    const candidate = (await find('candidate', sales)).body;
    const colleague = (await find('admin', sales)).body;
    const answers = [await setRole(candidate, 9, sales), await setRole(candidate, 4, sales), await setRole(colleague, 1, sales)];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(Array(3).fill([403, 'account.role-not-given']));
    expect((await setRole(candidate, 8, sales)).body.rolId).toBe(8);
  });

  test('is never given to oneself', async () => {
    const own = (await find('admin')).body;
    expect(own.assignableRoles).toEqual([]);
    expect((await setRole(own, 1)).problem.code).toBe('account.own-role');
  });
});

describe('a client code', () => {
  const setCode = ({ accountId, version }: StaffAccount, clientCode: string | null, client = sales) =>
    by(client).call(endpoints.updateClientCodeOf, { params: { accountId }, body: { version, clientCode } });

  test('is given to the company, known at once to a session of its people', async () => {
    const chiara = await app.signIn('noclient');
    expect((await chiara.call(endpoints.getAccount, {})).body.clientCode).toBeNull();
    const account = (await find('noclient')).body;
    expect((await setCode(account, '430777')).body).toMatchObject({ company: { clientCode: '430777' }, version: 2 });
    expect((await chiara.call(endpoints.getAccount, {})).body.clientCode).toBe('430777');
    const stale = await setCode(account, null);
    expect(stale.problem.code).toBe('version.conflict');
  });

  test('belongs to one company', async () => {
    const answer = await setCode((await find('other', sales)).body, '430101');
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('company.client-code-taken');
  });

  test('needs a company, the right catalogue, and letters and digits', async () => {
    await addPerson(app, 'webuser', 'alone');
    const alone = (await find('alone')).body;
    const usa = (await find('distributor.us')).body;
    const other = (await find('other')).body;
    const answers = [await setCode(alone, '1'), await setCode(usa, '1'), await setCode(other, 'a b'), await setCode(other, '')];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'account.no-company'],
      [404, 'account.not-found'],
      [400, 'request.invalid'],
      [400, 'request.invalid'],
    ]);
  });

  test('of the own company is changed by administrators only', async () => {
    const own = (await find('admin')).body;
    const body = { version: own.version, clientCode: '430009' };
    expect((await by(sales).call(endpoints.updateClientCode, { body })).status).toBe(403);
    expect((await by(admin).call(endpoints.updateClientCode, { body })).body.company?.clientCode).toBe('430009');
  });
});

describe('the crm of customers', () => {
  const byEmail = (email: string, client = sales) => by(client).call(endpoints.getContactByEmail, { params: { email } });

  test('return a contact by address and by id in both versions', async () => {
    const contact = (await byEmail('importer@candil.example')).body;
    expect(contact).toMatchObject({
      name: 'Klaus Brenner',
      lang: 'de',
      rolId: 8,
      profesion: null,
      clientCode: '430301',
      company: { name: 'Lichtimport Rhein', companyType: { description: 'Importer' }, crmId: 'CRM-1003' },
    });
    const params = { contactId: contact.contactId };
    const [second, third] = [
      await by(sales).call(endpoints.getContact, { params }),
      await by(sales).call(endpoints.getContactV3, { params }),
    ];
    expect(second.body).toEqual(contact);
    expect(third.body).toEqual(contact);
  });

  test('know neither strangers nor the other catalogue', async () => {
    const usa = (await byEmail('distributor.us@candil.example', admin)).body;
    const answers = [
      await byEmail('nobody@nowhere.es'),
      await byEmail('distributor.us@candil.example'),
      await by(sales).call(endpoints.getContact, { params: { contactId: usa.contactId } }),
      await by(sales).call(endpoints.getContact, { params: { contactId: 'CRM-1001' } }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(Array(4).fill([404, 'contact.not-found']));
  });

  test('give a contact another role by its address', async () => {
    await addPerson(app, 'distributor', 'contact');
    const answer = await by(sales).call(endpoints.updateContactRole, { params: { email: 'contact@candil.example' }, body: { rolId: 2 } });
    expect(answer.body.rolId).toBe(2);
    expect((await find('contact')).body.rolId).toBe(2);
    const refused = await by(sales).call(endpoints.updateContactRole, { params: { email: 'contact@candil.example' }, body: { rolId: 9 } });
    expect(refused.problem.code).toBe('account.role-not-given');
  });
});
