import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { companyProfiles } from './account-tables';

/** The profile of a company; undefined when it has none. */
export const readCompanyProfile = async (
  database: Database,
  companyId: string,
): Promise<typeof companyProfiles.$inferSelect | undefined> => {
  const [profile] = await database.select().from(companyProfiles).where(eq(companyProfiles.companyId, companyId));
  return profile;
};

/** The logo of a company, which nobody replaces until the transaction ends. */
export const holdLogo = async (transaction: Transaction, companyId: string): Promise<string | undefined> => {
  const [profile] = await transaction
    .select({ logoId: companyProfiles.logoId })
    .from(companyProfiles)
    .where(eq(companyProfiles.companyId, companyId))
    .for('share');
  return profile?.logoId ?? undefined;
};
