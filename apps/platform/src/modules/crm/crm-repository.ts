import { type CatalogId, type Privilege, USER_STATUS } from '@candil/domain';
import { and, asc, count, eq, gte, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { accountPrivileges, accountProfiles, accounts, companies } from '../account';

const privilegesOfAccount = sql<Privilege[]>`(
  select coalesce(json_agg(${accountPrivileges.privilege} order by ${accountPrivileges.privilege}), '[]'::json)
  from ${accountPrivileges} where ${accountPrivileges.accountId} = ${accounts.id})`;

/** An account with its company, as staff sees it. */
export interface CareAccount {
  readonly account: typeof accounts.$inferSelect;
  readonly company: typeof companies.$inferSelect | null;
  readonly professionId: number | null;
  readonly privileges: readonly Privilege[];
}

const findWhere = async (database: Database, condition: SQL): Promise<CareAccount | undefined> => {
  const [found] = await database
    .select({ account: accounts, company: companies, professionId: accountProfiles.professionId, privileges: privilegesOfAccount })
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .leftJoin(accountProfiles, eq(accountProfiles.accountId, accounts.id))
    .where(and(condition, ne(accounts.status, USER_STATUS.DELETED)));
  return found;
};

export const accountById = (database: Database, accountId: string) => findWhere(database, eq(accounts.id, accountId));
export const accountByEmail = (database: Database, email: string) => findWhere(database, eq(accounts.email, email.trim().toLowerCase()));

/** A `%` or `_` that someone typed is no wildcard. */
const holding = (search: string): SQL | undefined => {
  const part = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(accounts.name, part), ilike(accounts.email, part), ilike(companies.name, part), ilike(companies.clientCode, part));
};

/** Accounts of these catalogues whose name, address, company or client code holds the text, by name. */
export const listAccounts = async (
  database: Database,
  catalogues: readonly CatalogId[],
  { search, page, itemsPerPage }: { readonly search: string; readonly page: number; readonly itemsPerPage: number },
): Promise<{ readonly rows: Pick<CareAccount, 'account' | 'company'>[]; readonly total: number }> => {
  const found = and(
    inArray(accounts.catalogId, [...catalogues]),
    ne(accounts.status, USER_STATUS.DELETED),
    search.trim() === '' ? undefined : holding(search),
  );
  const rows = await database
    .select({ account: accounts, company: companies })
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .where(found)
    .orderBy(asc(sql`lower(${accounts.name})`), asc(accounts.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  const [counted] = await database
    .select({ total: count() })
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .where(found);
  return { rows, total: counted?.total ?? 0 };
};

/** Locks the company until the transaction ends, always before its accounts. */
export const lockCompanyOf = async (transaction: Transaction, accountId: string): Promise<void> => {
  const ofAccount = transaction.select({ id: accounts.companyId }).from(accounts).where(eq(accounts.id, accountId));
  await transaction.select({ id: companies.id }).from(companies).where(inArray(companies.id, ofAccount)).for('update');
};

/** Returns whether another person of the company, who has come and is not deactivated, manages its users. */
export const hasOtherManager = async (transaction: Transaction, companyId: string, accountId: string): Promise<boolean> => {
  const found = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(accountPrivileges, and(eq(accountPrivileges.accountId, accounts.id), eq(accountPrivileges.privilege, 'COMPANY_MANAGE_USER')))
    .where(and(eq(accounts.companyId, companyId), ne(accounts.id, accountId), gte(accounts.status, USER_STATUS.WEB_USER)))
    .limit(1);
  return found.length > 0;
};

/** Both in the order of their ids, so that two people who change each other's role come one after the other and never wait in a ring. */
export const lockAccounts = async (transaction: Transaction, accountIds: readonly string[]) =>
  transaction
    .select({ accountId: accounts.id, roleId: accounts.roleId, status: accounts.status })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(asc(accounts.id))
    .for('update');

/** False when someone has changed the account since that version was read. */
export const advanceAccess = async (
  transaction: Transaction,
  accountId: string,
  version: number,
  change: Partial<Pick<typeof accounts.$inferInsert, 'roleId' | 'catalogId' | 'isFirstUser'>>,
): Promise<boolean> => {
  const advanced = await transaction
    .update(accounts)
    .set({ ...change, accessVersion: sql`${accounts.accessVersion} + 1` })
    .where(and(eq(accounts.id, accountId), eq(accounts.accessVersion, version)))
    .returning({ id: accounts.id });
  return advanced.length > 0;
};

export const isClientCodeTaken = async (transaction: Transaction, companyId: string, clientCode: string): Promise<boolean> => {
  const found = await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.clientCode, clientCode), ne(companies.id, companyId)));
  return found.length > 0;
};

export const writeClientCode = async (transaction: Transaction, companyId: string, clientCode: string | null): Promise<void> => {
  await transaction.update(companies).set({ clientCode }).where(eq(companies.id, companyId));
};

export const accountIdsOf = async (transaction: Transaction, companyId: string): Promise<string[]> =>
  (await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.companyId, companyId))).map(({ id }) => id);
