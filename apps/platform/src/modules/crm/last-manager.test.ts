import { endpoints, type StaffAccount } from '@candil/contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { accountPrivileges, accounts } from '../account';

let app: TestApp;
let admin: TestClient | undefined;
beforeAll(async () => {
  app = await buildTestApp();
  await addPerson(app, 'admin', 'admin.two');
  admin = await app.signIn('admin');
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

describe('the only manager of a company', () => {
  test.each([
    ['loses the role', 1, undefined],
    ['is to manage nobody', 3, false],
  ] as const)('stays when a change of role %s', async (_, rolId, managesUsers) => {
    const only = await find('noclient');
    const answer = await setRole(only, rolId, managesUsers);
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('company.last-manager');
    expect(answer.problem.name).toBe('Chiara Conti');
    expect(answer.problem.company).toBe('Studio Ombra');
    expect(await find('noclient')).toEqual(only);
    expect(await managersOf(only)).toEqual(['Chiara Conti']);
  });

  test('may take any role that goes on managing', async () => {
    const changed = await setRole(await find('importer'), 3);
    expect(changed.status).toBe(200);
    expect(changed.body.managesUsers).toBe(true);
  });

  test('is possible once an invited colleague has become manager', async () => {
    await addPerson(app, 'specifier', 'pending', { changes: { status: 1 }, isManager: true });
    expect((await setRole(await find('specifier'), 1)).problem.code).toBe('company.last-manager');
    await addPerson(app, 'specifier', 'heir');
    const heir = await setRole(await find('heir'), 2, true);
    expect(heir.status).toBe(200);
    expect(heir.body.managesUsers).toBe(true);
    expect(heir.body.privileges).toContain('COMPANY_MANAGE_USER');
    const former = await setRole(await find('specifier'), 1);
    expect(former.status).toBe(200);
    expect(former.body.privileges).toEqual(['PROJECT_VIEW']);
    expect(await managersOf(former.body)).toEqual(['heir']);
    // The role of before brings the right of before.
    await setRole(former.body, 2);
    expect(await managersOf(former.body)).toHaveLength(2);
  });

  test.each([
    ['a web user', 'specifier', 1],
    ['who has no company', 'webuser', 3],
  ] as const)('is never %s', async (_, name, rolId) => {
    const answer = await setRole(await find(name), rolId, true);
    expect(answer.status).toBe(422);
    expect(answer.problem.code).toBe('account.manages-nobody');
  });
});
