import { endpoints, type StaffAccount } from '@candil/contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { accountPrivileges, accounts } from '../account';

let app: TestApp;
let [admin, second]: TestClient[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  await addPerson(app, 'admin', 'admin.two');
  [admin, second] = await Promise.all(['admin', 'admin.two'].map((name) => app.signIn(name)));
});
afterAll(() => app.close());

const by = (client: TestClient | undefined): TestClient => client ?? app.anonymous;
const find = async (name: string) => (await by(admin).call(endpoints.findAccount, { query: { email: `${name}@candil.example` } })).body;
const setRole = ({ accountId, version }: StaffAccount, rolId: 1 | 2 | 3 | 8, managesUsers?: boolean, client = admin) =>
  by(client).call(endpoints.updateRole, {
    params: { accountId },
    body: { version, rolId, ...(managesUsers !== undefined && { managesUsers }) },
  });
const managersOf = async ({ company }: StaffAccount) =>
  (
    await app.database
      .select({ name: accounts.name })
      .from(accounts)
      .innerJoin(
        accountPrivileges,
        and(eq(accountPrivileges.accountId, accounts.id), eq(accountPrivileges.privilege, 'COMPANY_MANAGE_USER')),
      )
      .where(and(eq(accounts.companyId, company?.id ?? ''), gte(accounts.status, 2)))
  ).map(({ name }) => name);

describe('of changes made at once', () => {
  test('by two administrators to the two managers of a company, one is refused', async () => {
    await addPerson(app, 'distributor', 'deputy', { isManager: true });
    const [marta, deputy] = [await find('distributor'), await find('deputy')];
    const answers = await Promise.all([setRole(marta, 1), setRole(deputy, 1, undefined, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await managersOf(marta)).toHaveLength(1);
  });

  test('by an administrator while a manager deactivates the other: one of the two is refused', async () => {
    await addPerson(app, 'other', 'partner', { isManager: true });
    const manager = await app.signIn('other');
    const [other, partner] = [await find('other'), await find('partner')];
    const answers = await Promise.all([
      setRole(other, 1),
      manager.call(endpoints.deactivateUser, { params: { accountId: partner.accountId } }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await managersOf(other)).toHaveLength(1);
  });
});
