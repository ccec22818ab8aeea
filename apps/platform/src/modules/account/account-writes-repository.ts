import type { Privilege } from '@candil/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel';
import { accountPrivileges, accounts, companies, companyJoinRequests, companyProfiles } from './account-tables';

/** Reads an account and locks it until the transaction ends. */
export const lockAccount = async (transaction: Transaction, id: string): Promise<typeof accounts.$inferSelect | undefined> => {
  const [found] = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return found;
};

export const replacePrivileges = async (transaction: Transaction, accountId: string, privileges: readonly Privilege[]): Promise<void> => {
  await transaction.delete(accountPrivileges).where(eq(accountPrivileges.accountId, accountId));
  if (privileges.length > 0) await transaction.insert(accountPrivileges).values(privileges.map((privilege) => ({ accountId, privilege })));
};

export const insertCompany = async (
  transaction: Transaction,
  company: typeof companies.$inferInsert,
  profile: Omit<typeof companyProfiles.$inferInsert, 'companyId'>,
): Promise<void> => {
  await transaction.insert(companies).values(company);
  await transaction.insert(companyProfiles).values({ ...profile, companyId: company.id });
};

export const insertJoinRequest = async (transaction: Transaction, request: typeof companyJoinRequests.$inferInsert): Promise<void> => {
  await transaction.insert(companyJoinRequests).values(request);
};
