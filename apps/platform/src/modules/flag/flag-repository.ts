import type { FlagName } from '@candil/domain';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { accounts } from '../account';
import { flagSettings } from './tables';

export type StoredFlag = typeof flagSettings.$inferSelect;

export const readFlags = (database: Database): Promise<StoredFlag[]> => database.select().from(flagSettings);

export interface FlagRow {
  readonly stored: StoredFlag;
  readonly changedByName: string | null;
}

export const readFlagsWithNames = (database: Database): Promise<FlagRow[]> =>
  database
    .select({ stored: flagSettings, changedByName: accounts.name })
    .from(flagSettings)
    .leftJoin(accounts, eq(accounts.id, flagSettings.changedBy));

/** The stored row of a flag, kept from others until the transaction ends; undefined = never changed. */
export const lockFlag = async (transaction: Transaction, name: FlagName): Promise<StoredFlag | undefined> => {
  const [found] = await transaction.select().from(flagSettings).where(eq(flagSettings.name, name)).for('update');
  return found;
};

/** The first change of a flag; false when someone else made it first. */
export const insertFlag = async (transaction: Transaction, row: StoredFlag): Promise<boolean> => {
  const made = await transaction.insert(flagSettings).values(row).onConflictDoNothing().returning({ name: flagSettings.name });
  return made.length === 1;
};

export const replaceFlag = async (transaction: Transaction, madeOn: number, row: StoredFlag): Promise<boolean> => {
  const changed = await transaction
    .update(flagSettings)
    .set(row)
    .where(and(eq(flagSettings.name, row.name), eq(flagSettings.version, madeOn)))
    .returning({ name: flagSettings.name });
  return changed.length === 1;
};
