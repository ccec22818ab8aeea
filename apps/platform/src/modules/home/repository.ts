import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel';
import { homeVisits } from './tables';

export type StoredVisit = typeof homeVisits.$inferSelect;

export const readVisit = async (database: Database, accountId: string): Promise<StoredVisit | undefined> => {
  const [visit] = await database.select().from(homeVisits).where(eq(homeVisits.accountId, accountId)).limit(1);
  return visit;
};

export const writeVisit = async (database: Database, { accountId, ...visit }: StoredVisit): Promise<void> => {
  await database
    .insert(homeVisits)
    .values({ accountId, ...visit })
    .onConflictDoUpdate({ target: homeVisits.accountId, set: visit });
};
