import { PROJECT_STATUS } from '@candil/domain';
import { and, desc, eq, getTableColumns, gte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { type ProjectAudience, projects, visibleTo } from '../project';
import { budgetSerials, budgets } from './tables';

export type BudgetRow = typeof budgets.$inferSelect;
export type BudgetSummary = Omit<BudgetRow, 'document'>;

/** The next number of a year. Parallel transactions wait until this one ends; if it fails, the number is reused. */
export const nextSerial = async (transaction: Transaction, year: number): Promise<number> => {
  const [row] = await transaction
    .insert(budgetSerials)
    .values({ year, lastSerial: 1 })
    .onConflictDoUpdate({ target: budgetSerials.year, set: { lastSerial: sql`${budgetSerials.lastSerial} + 1` } })
    .returning({ serial: budgetSerials.lastSerial });
  if (row === undefined) throw new Error(`No number for a budget of ${year}`);
  return row.serial;
};

/** Holds the number of a budget until the transaction ends: two revisions at the same time come one after the other. */
export const holdNumber = async (transaction: Transaction, { year, serial }: Pick<BudgetRow, 'year' | 'serial'>): Promise<void> => {
  await transaction
    .select({ id: budgets.id })
    .from(budgets)
    .where(and(eq(budgets.year, year), eq(budgets.serial, serial), eq(budgets.revision, 1)))
    .for('update');
};

export const insertBudget = async (transaction: Transaction, row: BudgetRow): Promise<void> => {
  await transaction.insert(budgets).values(row);
};

/** Returns whether a company issued a budget with this logo. */
export const isLogoIssued = async (database: Database, companyId: string, logoId: string): Promise<boolean> => {
  const [found] = await database
    .select({ id: budgets.id })
    .from(budgets)
    .where(and(eq(budgets.companyId, companyId), sql`${budgets.document} -> 'issuer' ->> 'logoId' = ${logoId}`))
    .limit(1);
  return found !== undefined;
};

export const readBudget = async (database: Database, id: string): Promise<BudgetRow | undefined> => {
  const [row] = await database.select().from(budgets).where(eq(budgets.id, id));
  return row;
};

/** The revision of exactly this number, by its unique index. */
export const readBudgetByNumber = async (
  database: Database,
  number: string,
): Promise<Pick<BudgetRow, 'id' | 'projectId' | 'budgetNumber'> | undefined> => {
  const [row] = await database
    .select({ id: budgets.id, projectId: budgets.projectId, budgetNumber: budgets.budgetNumber })
    .from(budgets)
    .where(eq(budgets.budgetNumber, number));
  return row;
};

/** The newest revision of a number. */
export const readNewest = async (
  database: Database,
  { year, serial }: Pick<BudgetRow, 'year' | 'serial'>,
): Promise<Pick<BudgetRow, 'id' | 'budgetNumber'> | undefined> => {
  const [row] = await database
    .select({ id: budgets.id, budgetNumber: budgets.budgetNumber })
    .from(budgets)
    .where(and(eq(budgets.year, year), eq(budgets.serial, serial)))
    .orderBy(desc(budgets.revision))
    .limit(1);
  return row;
};

/** Reads the budgets of a project without their contents, newest first. */
export const listBudgetsOf = (database: Database, projectId: string): Promise<BudgetSummary[]> => {
  const { document: _, ...summary } = getTableColumns(budgets);
  return database
    .select(summary)
    .from(budgets)
    .where(eq(budgets.projectId, projectId))
    .orderBy(desc(budgets.createdAt), desc(budgets.year), desc(budgets.serial), desc(budgets.revision));
};

export type OpenBudgetRow = Pick<BudgetRow, 'id' | 'budgetNumber' | 'projectId' | 'validationDay' | 'totalNetMinor' | 'currency'> & {
  readonly projectName: string;
};

const { id, budgetNumber, projectId, validationDay, totalNetMinor, currency } = getTableColumns(budgets);
const openBudgetColumns = { id, budgetNumber, projectId, validationDay, totalNetMinor, currency, projectName: projects.name };

const isNewest = sql`not exists (
  select 1 from ${budgets} later
  where later.year = ${budgets.year} and later.serial = ${budgets.serial} and later.revision > ${budgets.revision})`;

/** The newest revisions whose number, client or project holds the words in lower case, the last issued first. */
export const findBudgetsFor = (database: Database, audience: ProjectAudience, words: string, limit: number): Promise<OpenBudgetRow[]> =>
  database
    .select(openBudgetColumns)
    .from(budgets)
    .innerJoin(projects, eq(projects.id, budgets.projectId))
    .where(
      and(
        sql`position(${words} in lower(${budgets.budgetNumber} || ' ' || ${budgets.clientName} || ' ' || ${projects.name})) > 0`,
        ne(projects.status, PROJECT_STATUS.DELETED),
        visibleTo(audience),
        isNewest,
      ),
    )
    .orderBy(desc(budgets.createdAt), budgets.id)
    .limit(limit);

/** The newest revisions that hold on a day (YYYY-MM-DD), of projects in edition that the audience may read; the first to expire first. */
export const listOpenBudgetsFor = (database: Database, audience: ProjectAudience, day: string, limit: number): Promise<OpenBudgetRow[]> => {
  return database
    .select(openBudgetColumns)
    .from(budgets)
    .innerJoin(projects, eq(projects.id, budgets.projectId))
    .where(and(gte(budgets.validationDay, day), eq(projects.status, PROJECT_STATUS.EDITION), visibleTo(audience), isNewest))
    .orderBy(budgets.validationDay, desc(budgets.createdAt), budgets.id)
    .limit(limit);
};
