import { type CatalogId, type RoleId, USER_STATUS } from '@candil/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { RECIPIENTS_MAX } from '../../kernel/mail/recipients.data';
import { accounts } from '../account';
import { budgetRequests } from './tables';

export type BudgetRequestRow = typeof budgetRequests.$inferSelect;

/** Most requests of a project that are shown. */
const MOST_SHOWN = 50;

/** The serial number of the new request. */
export const insertBudgetRequest = async (transaction: Transaction, row: Omit<BudgetRequestRow, 'serial'>): Promise<number> => {
  const [made] = await transaction.insert(budgetRequests).values(row).returning({ serial: budgetRequests.serial });
  if (made === undefined) throw new Error('A row that was written gave no number back');
  return made.serial;
};

/** Reads the budget requests of a project, newest first. */
export const budgetRequestsOf = (database: Database, projectId: string): Promise<BudgetRequestRow[]> =>
  database
    .select()
    .from(budgetRequests)
    .where(eq(budgetRequests.projectId, projectId))
    .orderBy(desc(budgetRequests.createdAt), desc(budgetRequests.serial))
    .limit(MOST_SHOWN);

export const findBudgetRequest = async (database: Database, id: string): Promise<BudgetRequestRow | undefined> => {
  const [found] = await database.select().from(budgetRequests).where(eq(budgetRequests.id, id));
  return found;
};

/** The sales people who look after the clients of a catalogue. */
export const salesPeopleOf = (database: Database, catalogId: CatalogId, roleId: RoleId) =>
  database
    .select({ email: accounts.email, name: accounts.name, language: accounts.language })
    .from(accounts)
    .where(and(eq(accounts.catalogId, catalogId), eq(accounts.status, USER_STATUS.QUALIFIED), eq(accounts.roleId, roleId)))
    .orderBy(asc(accounts.id))
    .limit(RECIPIENTS_MAX);
