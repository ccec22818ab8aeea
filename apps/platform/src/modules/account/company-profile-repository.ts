import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel';
import { companyProfiles } from './account-tables';

/** The profile of a company; undefined when it has none. */
export const readCompanyProfile = async (
  database: Database,
  companyId: string,
): Promise<typeof companyProfiles.$inferSelect | undefined> => {
  const [profile] = await database.select().from(companyProfiles).where(eq(companyProfiles.companyId, companyId));
  return profile;
};
