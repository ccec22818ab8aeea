import { type CompanyPeople, type CompanyUser, endpoints } from '@candil/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addPerson, addRequest, setFlag } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { mails } from '../../kernel/mail';
import { accounts, accountTokens } from '../account';

const TRADE = ['INVOICE_VIEW', 'ORDER_VIEW', 'PROJECT_DOWNLOADS', 'PROJECT_REGISTRATION', 'PROJECT_VIEW'];

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const people = async (client = marta): Promise<CompanyPeople> => (await client.call(endpoints.listCompanyUsers, {})).body;
const personOf = async (email: string, client = marta): Promise<CompanyUser> => {
  const found = (await people(client)).users.find((user) => user.email === `${email}@candil.example`);
  if (found === undefined) throw new Error(`${email} is not in the list`);
  return found;
};
const mailsTo = (email: string) =>
  app.database
    .select({ template: mails.template, language: mails.language, values: mails.values, path: mails.path })
    .from(mails)
    .where(eq(mails.to, email));
const lastEvent = async (kind: string) =>
  (await app.database.select().from(securityEvents).where(eq(securityEvents.kind, kind)).orderBy(desc(securityEvents.id)).limit(1))[0];
const withFlag = async (isOn: boolean) => {
  await setFlag(app, 'companyPrivileges', isOn);
  await vi.waitFor(async () => expect((await people()).changesPrivileges).toBe(isOn), { timeout: 20_000 });
};

describe('the people of a company', () => {
  test('are listed with their privileges and their last activity', async () => {
    const { companyName, changesPrivileges, users, requests } = await people();
    expect({ companyName, changesPrivileges, requests }).toEqual({ companyName: 'Llum i Forma', changesPrivileges: false, requests: [] });
    expect(users).toEqual([
      {
        accountId: '00000000-0000-4000-8000-000000000201',
        name: 'Marta Soler',
        email: 'distributor@candil.example',
        rolId: 3,
        privileges: ['COMPANY_MANAGE_USER', ...TRADE],
        changeablePrivileges: [],
        status: 4,
        isSelf: true,
        createdAt: expect.stringMatching(/Z$/),
        lastSeenAt: '2026-11-20T09:00:00.000Z',
        version: 1,
      },
    ]);
  });

  test.each(['webuser', 'sales'])('are nothing to %s, who manages none', async (name) => {
    const answer = await (await app.signIn(name)).call(endpoints.listCompanyUsers, {});
    expect(answer.status).toBe(403);
    expect(answer.problem.code).toBe('access.denied');
  });

  test('are empty for a manager without a company', async () => {
    await addPerson(app, 'specifier', 'lonely', { isManager: true, changes: { companyId: null } });
    const lonely = await app.signIn('lonely');
    expect((await lonely.call(endpoints.listCompanyUsers, {})).problem.code).toBe('company.none');
  });
});

describe('an invitation', () => {
  const invite = (emails: string, idempotencyKey?: string) =>
    marta.call(endpoints.inviteUser, { body: { emails, language: 'de' }, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });

  test('is sent to every new address, and reports a reason for each other one', async () => {
    const { status, body } = await invite(
      'Ana.Perez@taller.es, nobody@ eva@taller.es;ana.perez@taller.es\nimporter@candil.example distributor@candil.example',
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      invited: ['ana.perez@taller.es', 'eva@taller.es'],
      refused: [
        { email: 'nobody@', code: 'text.email' },
        { email: 'importer@candil.example', code: 'company.email-taken' },
        { email: 'distributor@candil.example', code: 'company.already-member' },
      ],
    });
    const ana = (await people()).users.find(({ email }) => email === 'ana.perez@taller.es');
    expect(ana).toMatchObject({ name: 'ana perez', rolId: 3, privileges: TRADE, status: 1, lastSeenAt: null });
    const [mail, ...others] = await mailsTo('ana.perez@taller.es');
    expect(others).toEqual([]);
    expect(mail).toEqual({
      template: 'invitation',
      language: 'de',
      values: { inviter: 'Marta Soler', company: 'Llum i Forma', email: 'ana.perez@taller.es' },
      path: expect.stringMatching(/^\/password-reset\?token=[\w-]{43}$/),
    });
    const tokens = await app.database
      .select()
      .from(accountTokens)
      .where(eq(accountTokens.accountId, ana?.accountId ?? ''));
    expect(tokens.map(({ purpose, usedAt }) => [purpose, usedAt])).toEqual([['invitation', null]]);
    expect((await lastEvent('user.invited'))?.accountId).toBe('00000000-0000-4000-8000-000000000201');
  });

  test('sent twice with one key is mailed once; sent anew to an invitee who has not accepted, again', async () => {
    await invite('iris@taller.es', 'twice');
    await invite('iris@taller.es', 'twice');
    const once = (await mailsTo('iris@taller.es')).length;
    const again = await invite('iris@taller.es');
    expect(once).toBe(1);
    expect(again.body.invited).toEqual(['iris@taller.es']);
    expect(await mailsTo('iris@taller.es')).toHaveLength(2);
  });

  test.each(['', ' , ; ', 'x'.repeat(249)])('of no address, or of too many, is refused: %j', async (emails) => {
    expect((await invite(emails)).status).toBeGreaterThanOrEqual(400);
  });

  test('goes to a hundred addresses a day and no further', async () => {
    const other = await app.signIn('other');
    const batch = (from: number) => Array.from({ length: 20 }, (_, index) => `p${from + index}@a.es`).join(' ');
    const statuses: number[] = [];
    for (const from of [100, 120, 140, 160, 180, 200])
      statuses.push((await other.call(endpoints.inviteUser, { body: { emails: batch(from), language: 'es' } })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('a request to join', () => {
  const decide = (requestId: string, action: unknown, client = marta) =>
    client.call(endpoints.manageJoinRequest, { params: { requestId }, body: { action } });

  test('is listed and accepted: the user belongs to the company, gets a mail, and running sessions know at once', async () => {
    const { id, accountId } = await addRequest(app, 'distributor', 'joiner');
    const joiner = await app.signIn('joiner');
    const before = (await joiner.call(endpoints.getAccount, {})).body;
    expect((await people()).requests).toEqual([
      { id, name: 'joiner', email: 'joiner@candil.example', createdAt: '2026-11-20T09:00:00.000Z' },
    ]);
    expect((await decide(id, 'accept')).status).toBe(204);
    const after = (await joiner.call(endpoints.getAccount, {})).body;
    expect(before.company).toBeNull();
    expect(before.privileges).toEqual(['PROJECT_VIEW']);
    expect(after.company?.name).toBe('Llum i Forma');
    expect(after.rolId).toBe(3);
    expect(after.privileges).toEqual(TRADE);
    expect((await mailsTo('joiner@candil.example')).map(({ template }) => template)).toEqual(['joinAccepted']);
    expect(await lastEvent('company.join-accepted')).toMatchObject({ details: { joining: accountId } });
    expect((await people()).requests).toEqual([]);
  });

  test('is rejected, and the user is unchanged', async () => {
    const { id } = await addRequest(app, 'distributor', 'unlucky');
    expect((await decide(id, 'reject')).status).toBe(204);
    const account = (await (await app.signIn('unlucky')).call(endpoints.getAccount, {})).body;
    expect(account.company).toBeNull();
    expect(account.rolId).toBe(1);
    expect((await mailsTo('unlucky@candil.example')).map(({ template }) => template)).toEqual(['joinRejected']);
  });

  test.each(['ACCEPT', '', 'delete', undefined, 7, null, ['accept']])('takes no action but the two: %j', async (action) => {
    const { id } = await addRequest(app, 'distributor', `wanting-${String(action)}`);
    const answer = await decide(id, action);
    expect(answer.status).toBe(422);
    expect(answer.problem.code).toBe('user.action-invalid');
    await decide(id, 'reject');
  });

  test('is decided once, and only by its own company', async () => {
    const { id } = await addRequest(app, 'distributor', 'decided');
    const foreign = await decide(id, 'accept', await app.signIn('other'));
    const unknown = await decide('00000000-0000-4000-8000-00000000ffff', 'accept');
    await decide(id, 'accept');
    const again = await decide(id, 'reject');
    expect(foreign.problem.code).toBe('company.request-not-found');
    expect(unknown.problem.code).toBe('company.request-not-found');
    expect(again.problem.code).toBe('company.request-decided');
    expect(again.status).toBe(409);
  });
});

describe('privileges', () => {
  const set = (accountId: string, version: number, privileges: CompanyUser['privileges'], client = marta) =>
    client.call(endpoints.updateUserPrivileges, { params: { accountId }, body: { version, privileges } });

  test('stay as they are while a company does not change them', async () => {
    await addPerson(app, 'distributor', 'fixed');
    const { accountId, version, changeablePrivileges } = await personOf('fixed');
    const answer = await set(accountId, version, []);
    expect(changeablePrivileges).toEqual([]);
    expect(answer.status).toBe(403);
    expect(answer.problem.code).toBe('company.privileges-fixed');
  });

  test('are taken and given by the manager, at once for a session that runs', async () => {
    await withFlag(true);
    const accountId = await addPerson(app, 'distributor', 'worker');
    const worker = await app.signIn('worker');
    const before = await personOf('worker');
    const changed = await set(accountId, before.version, ['PROJECT_VIEW', 'COMPANY_MANAGE_USER']);
    expect(changed.body).toMatchObject({ privileges: ['COMPANY_MANAGE_USER', 'PROJECT_VIEW'], version: 2 });
    expect((await worker.call(endpoints.listOrders, {})).status).toBe(403);
    expect((await worker.call(endpoints.listCompanyUsers, {})).status).toBe(200);
    expect(await lastEvent('privileges.changed')).toMatchObject({ details: { of: accountId, to: 'PROJECT_VIEW COMPANY_MANAGE_USER' } });
    const stale = await set(accountId, before.version, []);
    expect(stale.status).toBe(409);
    expect(stale.problem.code).toBe('version.conflict');
    expect(stale.problem.currentVersion).toBe(2);
  });

  test('are given only as far as the role goes, and as far as the manager has them', async () => {
    await withFlag(true);
    const accountId = await addPerson(app, 'specifier', 'draughtsman', { changes: { companyId: '00000000-0000-4000-8000-000000000101' } });
    const { version, changeablePrivileges, privileges } = await personOf('draughtsman');
    const answer = await set(accountId, version, [...privileges, 'ORDER_VIEW']);
    expect(changeablePrivileges).not.toContain('ORDER_VIEW');
    expect(answer.status).toBe(403);
    expect(answer.problem.code).toBe('company.privilege-not-given');
    expect(answer.problem.privilege).toBe('ORDER_VIEW');
  });

  test('refuse changes of the own role, and hide users of other companies', async () => {
    await withFlag(true);
    const [own, foreign] = [await personOf('distributor'), await personOf('importer', await app.signIn('importer'))];
    const answers = [await set(own.accountId, own.version, []), await set(foreign.accountId, foreign.version, [])];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'company.own-account'],
      [404, 'company.user-not-found'],
    ]);
  });
});

describe('a deactivated person', () => {
  const deactivate = (accountId: string, client = marta) => client.call(endpoints.deactivateUser, { params: { accountId } });

  test('is signed out at once, removed from the list, and informed', async () => {
    const accountId = await addPerson(app, 'distributor', 'leaver');
    const [office, phone] = [await app.signIn('leaver'), await app.signIn('leaver')];
    await office.call(endpoints.getAccount, {});
    expect((await deactivate(accountId)).status).toBe(204);
    const after = [await office.call(endpoints.getAccount, {}), await phone.call(endpoints.refresh, {})].map(({ status }) => status);
    const [row] = await app.database.select({ status: accounts.status }).from(accounts).where(eq(accounts.id, accountId));
    expect(after).toEqual([401, 401]);
    expect(row?.status).toBe(0);
    expect((await people()).users.some((user) => user.accountId === accountId)).toBe(false);
    expect((await mailsTo('leaver@candil.example')).map(({ template }) => template)).toEqual(['accountDeactivated']);
    expect(await lastEvent('user.deactivated')).toMatchObject({ details: { of: accountId } });
  });

  test('refuses oneself and users of other companies', async () => {
    const [own, foreign] = [await personOf('distributor'), await personOf('importer', await app.signIn('importer'))];
    const answers = [
      await deactivate(own.accountId),
      await deactivate(foreign.accountId),
      await deactivate('00000000-0000-4000-8000-00000000ffff'),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'company.own-account'],
      [404, 'company.user-not-found'],
      [404, 'company.user-not-found'],
    ]);
    const [still] = await app.database
      .select({ status: accounts.status })
      .from(accounts)
      .where(and(eq(accounts.id, foreign.accountId)));
    expect(still?.status).toBe(4);
  });
});
