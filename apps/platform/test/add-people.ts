import { randomUUID } from 'node:crypto';
import { defaultPrivileges, type FlagName, type RoleId, USER_STATUS } from '@candil/domain';
import { eq } from 'drizzle-orm';
import { accountPrivileges, accounts, companyJoinRequests } from '../src/modules/account';
import { flagSettings } from '../src/modules/flag/tables';
import type { TestApp } from './build-test-app';

/** A person who signs in with the sample password, made from the sample user named. */
export const addPerson = async (
  { database }: Pick<TestApp, 'database'>,
  like: string,
  name: string,
  { isManager = false, changes = {} }: { isManager?: boolean; changes?: Partial<typeof accounts.$inferInsert> } = {},
): Promise<string> => {
  const [model] = await database
    .select()
    .from(accounts)
    .where(eq(accounts.email, `${like}@candil.example`));
  if (model === undefined) throw new Error(`No sample user ${like}`);
  const person = { ...model, id: randomUUID(), email: `${name}@candil.example`, name, isFirstUser: false, ...changes };
  await database.insert(accounts).values(person);
  const privileges = new Set(defaultPrivileges(person.roleId as RoleId, { firstUser: isManager }));
  await database.insert(accountPrivileges).values([...privileges].map((privilege) => ({ accountId: person.id, privilege })));
  return person.id;
};

/** A person without a company who asks to join that of the person named. */
export const addRequest = async (
  app: Pick<TestApp, 'database' | 'clock'>,
  to: string,
  name: string,
): Promise<{ id: string; accountId: string }> => {
  const changes = { companyId: null, status: USER_STATUS.WEB_USER };
  const accountId = await addPerson(app, 'webuser', name, { changes });
  const [manager] = await app.database
    .select({ companyId: accounts.companyId })
    .from(accounts)
    .where(eq(accounts.email, `${to}@candil.example`));
  const id = randomUUID();
  await app.database
    .insert(companyJoinRequests)
    .values({ id, accountId, companyId: manager?.companyId ?? '', state: 'open', createdAt: app.clock.read() });
  return { id, accountId };
};

/** As an administrator would have set it; this and every other instance knows it within half a second. */
export const setFlag = async ({ database, clock }: Pick<TestApp, 'database' | 'clock'>, name: FlagName, isOn: boolean): Promise<void> => {
  const row = { name, sets: { PRO: isOn }, emails: [], version: 2, changedAt: clock.read() };
  await database
    .insert(flagSettings)
    .values(row)
    .onConflictDoUpdate({ target: flagSettings.name, set: { sets: { PRO: isOn } } });
};
