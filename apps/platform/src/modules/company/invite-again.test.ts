import { endpoints } from '@candil/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { waitForMails } from '../../../test/outbox';
import type { TestClient } from '../../../test/test-client';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { mails } from '../../kernel/mail';
import { accounts } from '../account';

const PASSWORD = 'three warm pendants hang';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const invite = (emails: string, client = marta) => client.call(endpoints.inviteUser, { body: { emails, language: 'en' } });
const peopleOf = async (client = marta) => (await client.call(endpoints.listCompanyUsers, {})).body.users;
const deactivate = (accountId: string) => marta.call(endpoints.deactivateUser, { params: { accountId } });
const linksTo = async (to: string): Promise<string[]> => {
  const sent = await app.database.select().from(mails).where(eq(mails.to, to)).orderBy(mails.createdAt, mails.id);
  return sent
    .filter(({ template }) => template === 'invitation')
    .map(({ path }) => new URLSearchParams(path?.split('?')[1]).get('token') ?? '');
};
const come = (token: string) => app.newClient().call(endpoints.setPassword, { body: { token, password: PASSWORD } });

test('an invitation sent anew kills the link of the one before', async () => {
  await invite('iris@taller.es');
  const [first = ''] = await linksTo('iris@taller.es');
  app.clock.advance(60_000);
  expect((await invite('iris@taller.es')).body.invited).toEqual(['iris@taller.es']);
  const second = (await linksTo('iris@taller.es')).find((token) => token !== first) ?? '';
  const late = await come(first);
  expect(late.status).toBe(410);
  expect(late.problem.code).toBe('mail-link.expired');
  expect((await come(second)).status).toBe(200);
});

test('an invitation names inviter and company, and signs its recipient in without a mail about changes', async () => {
  await invite('nora@taller.es');
  const [token = ''] = await linksTo('nora@taller.es');
  const look = async () => (await app.newClient().call(endpoints.describePasswordLink, { body: { token } })).body;
  expect(await look()).toEqual({ kind: 'invitation', email: 'nora@taller.es', company: 'Llum i Forma', inviter: 'Marta Soler' });
  const nora = app.newClient();
  const accepted = await nora.call(endpoints.setPassword, { body: { token, password: PASSWORD } });
  expect(accepted.body).toEqual({ email: 'nora@taller.es', returnTo: null, signedIn: true });
  const { body: account } = await nora.call(endpoints.getAccount, {});
  expect(account.email).toBe('nora@taller.es');
  expect(account.status).toBe(2);
  expect(account.company?.name).toBe('Llum i Forma');
  const sent = await app.database.select().from(mails).where(eq(mails.to, 'nora@taller.es'));
  expect(sent.map(({ template }) => template)).toEqual(['invitation']);
});

test('an invitation outlives a reset that a stranger asks for its address', async () => {
  await invite('vera@taller.es');
  const [token = ''] = await linksTo('vera@taller.es');
  await app.newClient().call(endpoints.requestPasswordReset, { body: { email: 'vera@taller.es' } });
  await waitForMails(app, 'vera@taller.es', 2);
  expect((await come(token)).status).toBe(200);
});

describe('a deactivated person', () => {
  test('restores the same user by an invitation, with their data and without their former access', async () => {
    const accountId = await addPerson(app, 'distributor', 'returner', { isManager: true });
    const before = await app.signIn('returner');
    const { body: project } = await before.call(endpoints.createProject, { body: { name: 'Kept', products: [] } });
    await deactivate(accountId);
    expect((await invite('returner@candil.example')).body).toEqual({ invited: ['returner@candil.example'], refused: [] });

    const listed = (await peopleOf()).find((user) => user.accountId === accountId);
    expect(listed).toMatchObject({ status: 1, rolId: 3 });
    expect(listed?.privileges.includes('COMPANY_MANAGE_USER')).toBe(false);
    const [event] = await app.database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'user.reactivated'))
      .orderBy(desc(securityEvents.id));
    expect(event).toMatchObject({ details: { of: accountId } });

    // The password and the session of before open nothing.
    await expect(app.signIn('returner')).rejects.toThrow();
    expect((await before.call(endpoints.getAccount, {})).status).toBe(401);
    const [token = ''] = await linksTo('returner@candil.example');
    expect((await come(token)).status).toBe(200);
    const after = app.newClient();
    const { body: account } = await after.call(endpoints.login, { body: { email: 'returner@candil.example', password: PASSWORD } });
    expect(account.userId).toEqual(accountId);
    expect(account.status).toBe(2);
    expect(account.company?.name).toBe('Llum i Forma');
    expect((await after.call(endpoints.getProject, { params: { projectId: project.id } })).body.name).toBe('Kept');
  });

  test('of another company frees the address for a new account without the data of the former one', async () => {
    const accountId = await addPerson(app, 'distributor', 'changer');
    await deactivate(accountId);
    const other = await app.signIn('other');
    expect((await invite('changer@candil.example', other)).body.invited).toEqual(['changer@candil.example']);
    const now = (await peopleOf(other)).find(({ email }) => email === 'changer@candil.example');
    expect(now?.status).toBe(1);
    expect(now?.accountId === accountId).toBe(false);
    const [old] = await app.database.select().from(accounts).where(eq(accounts.id, accountId));
    expect(old?.status).toBe(0);
    expect(old?.email).toBe(`${accountId}@deleted.invalid`);
  });
});
