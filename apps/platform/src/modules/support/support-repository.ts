import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { supportRequests } from './tables';

export type SupportRow = typeof supportRequests.$inferSelect;

/** The serial number of a new request; undefined when one with its id is there already. */
export const insertRequest = async (transaction: Transaction, row: Omit<SupportRow, 'serial'>): Promise<number | undefined> => {
  const [made] = await transaction.insert(supportRequests).values(row).onConflictDoNothing().returning({ serial: supportRequests.serial });
  return made?.serial;
};

export const findRequest = async (database: Database, id: string): Promise<SupportRow | undefined> => {
  const [found] = await database.select().from(supportRequests).where(eq(supportRequests.id, id));
  return found;
};
