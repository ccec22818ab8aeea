import { randomUUID } from 'node:crypto';
import { endpoints } from '@candil/contract';
import { type CatalogId, catalogOf, defaultPrivileges, ROLES, type RoleName, USER_STATUS } from '@candil/domain';
import { eq } from 'drizzle-orm';
import { accountPrivileges, accounts, companies, SAMPLE_PASSWORD } from '../src/modules/account';
import type { TestApp } from './build-test-app';
import type { TestClient } from './test-client';

/** Someone of a role, signed in, with the company the test put them into. */
export interface Person {
  readonly accountId: string;
  readonly email: string;
  readonly companyId: string;
  readonly catalogId: CatalogId;
  readonly client: TestClient;
}

const CATALOGUE_21_ROLES: readonly RoleName[] = ['specifierUsa', 'salesUsa'];
export const catalogueOf = (role: RoleName): CatalogId => (CATALOGUE_21_ROLES.includes(role) ? 21 : 16);

/** A company that can order. */
export const makeCompany = async ({ database, clock }: TestApp, catalogId: CatalogId): Promise<string> => {
  const id = randomUUID();
  const { defaultRateId: rateId, currency } = catalogOf(catalogId);
  await database.insert(companies).values({
    id,
    name: `Company ${id.slice(0, 4)}`,
    typeDescription: 'Distributor',
    crmId: null,
    clientCode: String(500_000 + Math.floor(Math.random() * 400_000)),
    rateId,
    currency,
    createdAt: clock.read(),
  });
  return id;
};

/** A qualified person of that role, signed in. */
export const makePerson = async (app: TestApp, role: RoleName, companyId: string, catalogId = catalogueOf(role)): Promise<Person> => {
  const { database, clock } = app;
  const accountId = randomUUID();
  const email = `${role.toLowerCase()}-${accountId.slice(0, 8)}@people.example`;
  const [sample] = await database
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.email, 'distributor@candil.example'));
  await database.insert(accounts).values({
    id: accountId,
    email,
    name: role,
    passwordHash: sample?.passwordHash ?? null,
    language: 'en',
    catalogId,
    roleId: ROLES[role],
    status: USER_STATUS.QUALIFIED,
    registerType: 1,
    userType: 2,
    companyId,
    isFirstUser: false,
    createdAt: clock.read(),
  });
  const privileges = defaultPrivileges(ROLES[role], { firstUser: false });
  if (privileges.length > 0) await database.insert(accountPrivileges).values(privileges.map((privilege) => ({ accountId, privilege })));
  const client = app.newClient();
  const answer = await client.call(endpoints.login, { body: { email, password: SAMPLE_PASSWORD } });
  if (answer.status !== 200) throw new Error(`${role} could not sign in: ${answer.problem.code}`);
  return { accountId, email, companyId, catalogId, client };
};
