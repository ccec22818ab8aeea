import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel';
import { accounts, companyProfiles } from '../account';
import { projects } from '../project';

/** Key of an advisory lock: of services that start in parallel, one creates the sample projects. */
const SAMPLE_DATA_LOCK = 6_020_163;

/** Inserts the details that companies give about themselves. */
export const insertProfiles = async (
  transaction: Transaction,
  profiles: readonly (typeof companyProfiles.$inferInsert)[],
): Promise<void> => {
  await transaction
    .insert(companyProfiles)
    .values([...profiles])
    .onConflictDoNothing();
};

/** True when there is no project yet and all the owners are there; holds off other instances until the transaction ends. */
export const mayAddSampleProjects = async (transaction: Transaction, ownerIds: readonly string[]): Promise<boolean> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${SAMPLE_DATA_LOCK})`);
  const any = await transaction.select({ id: projects.id }).from(projects).limit(1);
  const owners = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...ownerIds]));
  return any.length === 0 && owners.length === ownerIds.length;
};
