import { type Privilege, USER_STATUS } from '@candil/domain';
import { and, asc, count, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { sessionFamilies } from '../../kernel/authentication/session-tables';
import { accountPrivileges, accountProfiles, accounts, accountTokens, companies, companyJoinRequests } from '../account';

/** Drizzle leaves the table off the columns of a select without a join, and `id` alone would be that of the inner table. */
const outerId = sql`${sql.identifier('accounts')}.${sql.identifier('id')}`;

const privilegesOfAccount = sql<Privilege[]>`(
  select coalesce(json_agg(${accountPrivileges.privilege} order by ${accountPrivileges.privilege}), '[]'::json)
  from ${accountPrivileges} where ${accountPrivileges.accountId} = ${outerId})`;

const lastSeenOfAccount = sql<string | null>`(
  select max(${sessionFamilies.lastUsedAt}) from ${sessionFamilies} where ${sessionFamilies.accountId} = ${outerId})`;

const selection = {
  accountId: accounts.id,
  name: accounts.name,
  email: accounts.email,
  roleId: accounts.roleId,
  status: accounts.status,
  language: accounts.language,
  hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
  createdAt: accounts.createdAt,
  version: accounts.accessVersion,
  privileges: privilegesOfAccount,
  lastSeenAt: lastSeenOfAccount,
};

/** A person of a company. */
export interface StoredUser {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly roleId: (typeof accounts.$inferSelect)['roleId'];
  readonly status: (typeof accounts.$inferSelect)['status'];
  readonly language: (typeof accounts.$inferSelect)['language'];
  readonly hasPassword: boolean;
  readonly createdAt: Date;
  readonly version: number;
  readonly privileges: readonly Privilege[];
  readonly lastSeenAt: string | null;
}

const notDeleted = (companyId: string): SQL | undefined => and(eq(accounts.companyId, companyId), ne(accounts.status, USER_STATUS.DELETED));

export const usersOf = (database: Database, companyId: string): Promise<StoredUser[]> =>
  database.select(selection).from(accounts).where(notDeleted(companyId)).orderBy(asc(accounts.name), asc(accounts.id));

export const userOf = async (database: Database, companyId: string, accountId: string): Promise<StoredUser | undefined> => {
  const [found] = await database
    .select(selection)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), notDeleted(companyId)));
  return found;
};

/** Locks the company until the transaction ends, so that changes of its people run one after the other. */
export const lockCompany = async (transaction: Transaction, companyId: string): Promise<void> => {
  await transaction.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
};

export const openRequestsOf = (database: Database, companyId: string) =>
  database
    .select({ id: companyJoinRequests.id, name: accounts.name, email: accounts.email, createdAt: companyJoinRequests.createdAt })
    .from(companyJoinRequests)
    // Requests of people who have joined another company are closed.
    .innerJoin(
      accounts,
      and(eq(accounts.id, companyJoinRequests.accountId), ne(accounts.status, USER_STATUS.DELETED), isNull(accounts.companyId)),
    )
    .where(and(eq(companyJoinRequests.companyId, companyId), eq(companyJoinRequests.state, 'open')))
    .orderBy(asc(companyJoinRequests.createdAt), asc(companyJoinRequests.id));

export const requestOf = async (transaction: Transaction, companyId: string, requestId: string) => {
  const [found] = await transaction
    .select({
      state: companyJoinRequests.state,
      accountId: accounts.id,
      email: accounts.email,
      name: accounts.name,
      language: accounts.language,
      roleId: accounts.roleId,
      companyId: accounts.companyId,
      status: accounts.status,
    })
    .from(companyJoinRequests)
    .innerJoin(accounts, eq(accounts.id, companyJoinRequests.accountId))
    .where(and(eq(companyJoinRequests.id, requestId), eq(companyJoinRequests.companyId, companyId)))
    .for('update');
  return found;
};

export const decideRequest = async (
  transaction: Transaction,
  requestId: string,
  decision: { readonly state: 'accepted' | 'rejected'; readonly decidedBy: string; readonly decidedAt: Date },
): Promise<void> => {
  await transaction.update(companyJoinRequests).set(decision).where(eq(companyJoinRequests.id, requestId));
};

/** Closes the account's requests to other companies once it has joined one. */
export const closeOtherRequests = async (transaction: Transaction, accountId: string, decidedAt: Date): Promise<void> => {
  await transaction
    .update(companyJoinRequests)
    .set({ state: 'rejected', decidedAt })
    .where(and(eq(companyJoinRequests.accountId, accountId), eq(companyJoinRequests.state, 'open')));
};

/** False when someone has changed the account since that version was read. */
export const advanceAccess = async (transaction: Transaction, accountId: string, version: number): Promise<boolean> => {
  const advanced = await transaction
    .update(accounts)
    .set({ accessVersion: sql`${accounts.accessVersion} + 1` })
    .where(and(eq(accounts.id, accountId), eq(accounts.accessVersion, version)))
    .returning({ id: accounts.id });
  return advanced.length > 0;
};

export const updateAccount = async (
  transaction: Transaction,
  accountId: string,
  change: Partial<Omit<typeof accounts.$inferInsert, 'id' | 'accessVersion'>>,
): Promise<void> => {
  await transaction
    .update(accounts)
    .set({ ...change, accessVersion: sql`${accounts.accessVersion} + 1` })
    .where(eq(accounts.id, accountId));
};

/** Locks the accounts until the transaction ends, always in the same order to avoid deadlocks. */
export const accountsByEmail = (transaction: Transaction, emails: readonly string[]) =>
  transaction
    .select({
      accountId: accounts.id,
      email: accounts.email,
      name: accounts.name,
      language: accounts.language,
      status: accounts.status,
      companyId: accounts.companyId,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
      hasConsented: sql<boolean>`${accountProfiles.consentAt} is not null`,
    })
    .from(accounts)
    .leftJoin(accountProfiles, eq(accountProfiles.accountId, accounts.id))
    .where(inArray(accounts.email, [...emails]))
    .orderBy(asc(accounts.id))
    .for('update', { of: accounts });

/** False when someone has taken the address meanwhile. */
export const insertInvited = async (transaction: Transaction, account: typeof accounts.$inferInsert): Promise<boolean> => {
  const made = await transaction.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id });
  return made.length > 0;
};

/** Invitations that were sent since then to people of the company. */
export const invitationsSince = async (database: Database, companyId: string, since: Date): Promise<number> => {
  const [counted] = await database
    .select({ sent: count() })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(and(eq(accounts.companyId, companyId), eq(accountTokens.purpose, 'invitation'), gt(accountTokens.createdAt, since)));
  return counted?.sent ?? 0;
};
