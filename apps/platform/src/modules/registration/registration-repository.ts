import { type Privilege, REGISTRATION_TYPES, USER_STATUS } from '@candil/domain';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../kernel';
import { accountPrivileges, accountProfiles, accounts, companies } from '../account';
import { pendingRegistrations, unconfirmedCompanies } from './tables';

export type PendingRegistration = typeof pendingRegistrations.$inferSelect;

export const insertPendingRegistration = async (
  database: Database,
  registration: typeof pendingRegistrations.$inferInsert,
): Promise<void> => {
  await database.insert(pendingRegistrations).values(registration);
};

/** The next pending registration that is due, locked until the transaction ends; another instance takes the one after it. */
export const takeDueRegistration = async (transaction: Transaction, now: Date): Promise<PendingRegistration | undefined> => {
  const [registration] = await transaction
    .select()
    .from(pendingRegistrations)
    .where(lte(pendingRegistrations.nextTryAt, now))
    .orderBy(asc(pendingRegistrations.nextTryAt), asc(pendingRegistrations.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return registration;
};

export const deletePendingRegistration = async (database: Database, id: string): Promise<void> => {
  await database.delete(pendingRegistrations).where(eq(pendingRegistrations.id, id));
};

export const postponeRegistration = async (database: Database, id: string, nextTryAt: Date): Promise<number> => {
  const [postponed] = await database
    .update(pendingRegistrations)
    .set({ attempts: sql`${pendingRegistrations.attempts} + 1`, nextTryAt })
    .where(eq(pendingRegistrations.id, id))
    .returning({ attempts: pendingRegistrations.attempts });
  return postponed?.attempts ?? 0;
};

export type AccountRow = typeof accounts.$inferSelect;

export const accountByEmail = async (database: Database, email: string): Promise<AccountRow | undefined> => {
  const [found] = await database.select().from(accounts).where(eq(accounts.email, email));
  return found;
};

/** Recipient of a link, and the company of the person who invited them. */
export const linkedAccount = async (database: Database, accountId: string, inviterId: string | null) => {
  const inviters = alias(accounts, 'inviters');
  const [found] = await database
    .select({ email: accounts.email, company: companies.name, inviter: inviters.name })
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .leftJoin(inviters, inviterId === null ? sql`false` : eq(inviters.id, inviterId))
    .where(and(eq(accounts.id, accountId), ne(accounts.status, USER_STATUS.DELETED)));
  return found;
};

/** An unconfirmed registration: ownership is unproven, so a later one replaces it. */
export const isOpenRegistration = ({ status, registerType, companyId }: AccountRow): boolean =>
  // Invited people belong to a company already.
  status === USER_STATUS.REGISTER_NOT_COMPLETED && registerType === REGISTRATION_TYPES.EMAIL && companyId === null;

export const deleteAccount = async (transaction: Transaction, id: string): Promise<void> => {
  await transaction.delete(accounts).where(eq(accounts.id, id));
};

/** A deleted account stays for the rows that refer to it; its address is free again. */
export const releaseAddress = async (transaction: Transaction, id: string): Promise<void> => {
  await transaction
    .update(accounts)
    .set({ email: `${id}@deleted.invalid` })
    .where(eq(accounts.id, id));
};

export const insertAccount = async (
  transaction: Transaction,
  account: typeof accounts.$inferInsert,
  profile: Omit<typeof accountProfiles.$inferInsert, 'accountId'>,
  privileges: readonly Privilege[],
): Promise<void> => {
  await transaction.insert(accounts).values(account);
  await transaction.insert(accountProfiles).values({ ...profile, accountId: account.id });
  if (privileges.length > 0)
    await transaction.insert(accountPrivileges).values(privileges.map((privilege) => ({ accountId: account.id, privilege })));
};

export const keepPendingCompany = async (transaction: Transaction, pending: typeof unconfirmedCompanies.$inferInsert): Promise<void> => {
  await transaction
    .insert(unconfirmedCompanies)
    .values(pending)
    .onConflictDoUpdate({ target: unconfirmedCompanies.accountId, set: { company: pending.company } });
};

export const pendingCompanyOf = async (database: Database, accountId: string) => {
  const [found] = await database.select().from(unconfirmedCompanies).where(eq(unconfirmedCompanies.accountId, accountId));
  return found?.company;
};

/** Deletes the pending company once the company exists. */
export const forgetPendingCompany = async (transaction: Transaction, accountId: string): Promise<void> => {
  await transaction.delete(unconfirmedCompanies).where(eq(unconfirmedCompanies.accountId, accountId));
};

export const profileOf = async (database: Database, accountId: string) => {
  const [found] = await database.select().from(accountProfiles).where(eq(accountProfiles.accountId, accountId));
  return found;
};

/** Replaces the profile of a person. */
export const replaceProfile = async (
  transaction: Transaction,
  accountId: string,
  details: Omit<typeof accountProfiles.$inferInsert, 'accountId' | 'version'>,
): Promise<void> => {
  await transaction
    .insert(accountProfiles)
    .values({ ...details, accountId })
    .onConflictDoUpdate({ target: accountProfiles.accountId, set: { ...details, version: sql`${accountProfiles.version} + 1` } });
};

export const updateAccount = async (
  transaction: Transaction,
  id: string,
  changes: Partial<typeof accounts.$inferInsert>,
): Promise<void> => {
  await transaction.update(accounts).set(changes).where(eq(accounts.id, id));
};

/** Returns whether the form should report the address as taken: an unconfirmed account may be registered again. */
export const isAddressTaken = async (database: Database, email: string): Promise<boolean> => {
  const account = await accountByEmail(database, email);
  return account !== undefined && account.status !== USER_STATUS.DELETED && !isOpenRegistration(account);
};
