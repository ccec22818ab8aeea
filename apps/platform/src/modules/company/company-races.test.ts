import { endpoints } from '@candil/contract';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addPerson, addRequest, setFlag } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { accounts } from '../account';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const LUZ_DEL_SUR = '00000000-0000-4000-8000-000000000108';
const peopleOf = (companyId: string) =>
  app.database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, companyId), ne(accounts.status, 0)));

test('of managers who deactivate each other in parallel, one remains', async () => {
  const names = ['first', 'second', 'third'];
  for (const name of names) await addPerson(app, 'other', name, { isManager: true });
  const ring = await Promise.all(
    ['other', ...names].map(async (name) => {
      const client = await app.signIn(name);
      const { users } = (await client.call(endpoints.listCompanyUsers, {})).body;
      return { client, others: users.filter(({ isSelf }) => !isSelf).map(({ accountId }) => accountId) };
    }),
  );
  const answers = await Promise.all(
    ring.flatMap(({ client, others }) => others.map((accountId) => client.call(endpoints.deactivateUser, { params: { accountId } }))),
  );
  expect(await peopleOf(LUZ_DEL_SUR)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('of managers who remove each other’s privilege in parallel, one remains', async () => {
  await setFlag(app, 'companyPrivileges', true);
  await addPerson(app, 'importer', 'deputy', { isManager: true });
  const ring = await Promise.all(
    ['importer', 'deputy'].map(async (name) => {
      const client = await app.signIn(name);
      await vi.waitFor(async () => expect((await client.call(endpoints.listCompanyUsers, {})).body.changesPrivileges).toBe(true), {
        timeout: 20_000,
      });
      const { users } = (await client.call(endpoints.listCompanyUsers, {})).body;
      return { client, other: users.find(({ isSelf }) => !isSelf) };
    }),
  );
  const answers = await Promise.all(
    ring.map(({ client, other }) =>
      client.call(endpoints.updateUserPrivileges, {
        params: { accountId: other?.accountId ?? '' },
        body: { version: 1, privileges: ['PROJECT_VIEW'] },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test('a request accepted and rejected by twenty clicks at once is decided once', async () => {
  const { id } = await addRequest(app, 'noclient', 'wanted');
  const chiara = await app.signIn('noclient');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      chiara.call(endpoints.manageJoinRequest, { params: { requestId: id }, body: { action: index % 2 === 0 ? 'accept' : 'reject' } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(19).fill(409)]);
});

test('an address invited by two managers at once gets one account', async () => {
  const clients = await Promise.all(['distributor', 'specifier', 'distributor', 'specifier'].map((name) => app.signIn(name)));
  const answers = await Promise.all(
    clients.map((client) => client.call(endpoints.inviteUser, { body: { emails: 'sought@after.es', language: 'en' } })),
  );
  const found = await app.database.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, 'sought@after.es'));
  expect(found).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 400)).toHaveLength(0);
});
