import { type CatalogId, USER_STATUS } from '@candil/domain';
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../kernel';
import { RECIPIENTS_MAX } from '../../kernel/mail/recipients.data';
import {
  accountPrivileges,
  accountProfiles,
  accounts,
  companies,
  companyJoinRequests,
  companyProfiles,
  qualificationRequests,
} from '../account';
import { projects } from '../project';

export type RequestRow = typeof qualificationRequests.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;

const deciders = alias(accounts, 'deciders');
const joinedCompanies = alias(companies, 'joined_companies');

const selection = {
  request: qualificationRequests,
  account: accounts,
  company: companies,
  joining: joinedCompanies,
  decidedByName: deciders.name,
};

/** A request with the facts for its decision. */
export interface RequestDetails {
  readonly request: RequestRow;
  readonly account: AccountRow;
  readonly company: typeof companies.$inferSelect | null;
  readonly joining: typeof companies.$inferSelect | null;
  readonly decidedByName: string | null;
}

interface RequestFilter {
  readonly catalogId: CatalogId;
  readonly state: RequestRow['state'];
  readonly search: string;
  readonly page: number;
  readonly itemsPerPage: number;
}

/** A `%` or `_` that someone typed is no wildcard. */
const holding = (search: string): SQL[] => {
  if (search.trim() === '') return [];
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const company = sql`${qualificationRequests.answers} ->> 'companyName'`;
  const found = or(sql`${accounts.name} ilike ${pattern}`, sql`${accounts.email} ilike ${pattern}`, sql`${company} ilike ${pattern}`);
  return found === undefined ? [] : [found];
};

export const listRequests = async (database: Database, filter: RequestFilter): Promise<{ rows: RequestDetails[]; total: number }> => {
  const { catalogId, state, search, page, itemsPerPage } = filter;
  const condition = and(eq(qualificationRequests.catalogId, catalogId), eq(qualificationRequests.state, state), ...holding(search));
  const rows = await database
    .select(selection)
    .from(qualificationRequests)
    .innerJoin(accounts, eq(accounts.id, qualificationRequests.accountId))
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .leftJoin(
      joinedCompanies,
      sql`${joinedCompanies.id} = (
        select ${companyJoinRequests.companyId} from ${companyJoinRequests}
        where ${companyJoinRequests.accountId} = ${accounts.id} and ${companyJoinRequests.state} = 'open'
        order by ${companyJoinRequests.createdAt} desc limit 1)`,
    )
    .leftJoin(deciders, eq(deciders.id, qualificationRequests.decidedBy))
    .where(condition)
    // The longest waiting request comes first; of the decided ones, the latest.
    .orderBy(state === 'open' ? asc(qualificationRequests.createdAt) : desc(qualificationRequests.decidedAt), asc(qualificationRequests.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  const [counted] = await database
    .select({ total: count() })
    .from(qualificationRequests)
    .innerJoin(accounts, eq(accounts.id, qualificationRequests.accountId))
    .where(condition);
  return { rows, total: counted?.total ?? 0 };
};

/** Reads the details that an account and its company give about themselves. */
export const detailsOf = async (database: Database, accountId: string) => {
  const [found] = await database
    .select({ company: companies, aboutYou: accountProfiles, aboutCompany: companyProfiles })
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .leftJoin(accountProfiles, eq(accountProfiles.accountId, accounts.id))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, accounts.companyId))
    .where(eq(accounts.id, accountId));
  return found;
};

/** The projects of a company that its only person leaves go along: they are priced on the terms of the new one. */
export const moveProjects = async (transaction: Transaction, from: string, to: string): Promise<void> => {
  await transaction.update(projects).set({ companyId: to }).where(eq(projects.companyId, from));
};

/** The latest request of an account. */
export const latestRequestOf = async (database: Database, accountId: string): Promise<RequestRow | undefined> => {
  const [found] = await database
    .select()
    .from(qualificationRequests)
    .where(eq(qualificationRequests.accountId, accountId))
    .orderBy(desc(qualificationRequests.createdAt), desc(qualificationRequests.id))
    .limit(1);
  return found;
};

/** Held until the transaction ends: a request is decided once. */
export const requestById = async (transaction: Transaction, id: string): Promise<RequestRow | undefined> => {
  const [found] = await transaction.select().from(qualificationRequests).where(eq(qualificationRequests.id, id)).for('update');
  return found;
};

export const insertRequest = async (transaction: Transaction, request: typeof qualificationRequests.$inferInsert): Promise<void> => {
  await transaction.insert(qualificationRequests).values(request);
};

export const decideRequest = async (
  transaction: Transaction,
  id: string,
  decision: Pick<typeof qualificationRequests.$inferInsert, 'state' | 'note' | 'decidedAt' | 'decidedBy'>,
): Promise<void> => {
  await transaction.update(qualificationRequests).set(decision).where(eq(qualificationRequests.id, id));
};

export const updateAccount = async (
  transaction: Transaction,
  id: string,
  changes: Partial<typeof accounts.$inferInsert>,
): Promise<void> => {
  await transaction
    .update(accounts)
    // Concurrent changes of the account get a version conflict.
    .set({ ...changes, accessVersion: sql`${accounts.accessVersion} + 1` })
    .where(eq(accounts.id, id));
};

export const managesUsers = async (transaction: Transaction, accountId: string): Promise<boolean> => {
  const found = await transaction
    .select({ privilege: accountPrivileges.privilege })
    .from(accountPrivileges)
    .where(and(eq(accountPrivileges.accountId, accountId), eq(accountPrivileges.privilege, 'COMPANY_MANAGE_USER')));
  return found.length > 0;
};

export const companyById = async (transaction: Transaction, id: string) => {
  const [found] = await transaction.select().from(companies).where(eq(companies.id, id)).for('update');
  return found;
};

export const companyByClientCode = async (transaction: Transaction, clientCode: string) => {
  const [found] = await transaction.select().from(companies).where(eq(companies.clientCode, clientCode));
  return found;
};

export const setClientCode = async (transaction: Transaction, companyId: string, clientCode: string): Promise<void> => {
  await transaction.update(companies).set({ clientCode }).where(eq(companies.id, companyId));
};

export const openJoinRequestOf = async (transaction: Transaction, accountId: string) => {
  const [found] = await transaction
    .select()
    .from(companyJoinRequests)
    .where(and(eq(companyJoinRequests.accountId, accountId), eq(companyJoinRequests.state, 'open')));
  return found;
};

/** Closes the join requests of an account that another decision put into a company. */
export const closeJoinRequests = async (
  transaction: Transaction,
  accountId: string,
  joinedCompanyId: string,
  decision: { readonly decidedBy: string; readonly decidedAt: Date },
): Promise<void> => {
  await transaction
    .update(companyJoinRequests)
    .set({
      ...decision,
      state: sql`case when ${companyJoinRequests.companyId} = ${joinedCompanyId} then 'accepted' else 'rejected' end`,
    })
    .where(and(eq(companyJoinRequests.accountId, accountId), eq(companyJoinRequests.state, 'open')));
};

/** The accounts that decide for a catalogue and get a mail about a new request. */
export const decidersOf = (database: Database, catalogId: CatalogId, roleIds: readonly number[]) =>
  database
    .select({ id: accounts.id, email: accounts.email, name: accounts.name, language: accounts.language })
    .from(accounts)
    .where(
      and(
        eq(accounts.catalogId, catalogId),
        eq(accounts.status, USER_STATUS.QUALIFIED),
        sql`${accounts.roleId} in (${sql.join(
          roleIds.map((id) => sql`${id}`),
          sql`, `,
        )})`,
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(RECIPIENTS_MAX);
