import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { accountProfiles, accounts, companies, companiesNamed, companyProfiles } from '../account';

export interface StoredProfile {
  readonly account: typeof accounts.$inferSelect;
  readonly company: typeof companies.$inferSelect | null;
  readonly aboutYou: typeof accountProfiles.$inferSelect | null;
  readonly aboutCompany: typeof companyProfiles.$inferSelect | null;
}

export const readProfile = async (database: Database, accountId: string): Promise<StoredProfile | undefined> => {
  const [found] = await database
    .select({ account: accounts, company: companies, aboutYou: accountProfiles, aboutCompany: companyProfiles })
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .leftJoin(accountProfiles, eq(accountProfiles.accountId, accounts.id))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, accounts.companyId))
    .where(eq(accounts.id, accountId));
  return found;
};

type AboutYou = Omit<typeof accountProfiles.$inferInsert, 'accountId' | 'version' | 'consentAt'>;
type AboutCompany = Omit<typeof companyProfiles.$inferInsert, 'companyId' | 'version'>;

/** False when it was changed since that version was read; version 0 = no profile yet. */
export const writeAboutYou = async (transaction: Transaction, accountId: string, version: number, profile: AboutYou): Promise<boolean> => {
  const written =
    version === 0
      ? await transaction
          .insert(accountProfiles)
          .values({ ...profile, accountId })
          .onConflictDoNothing()
          .returning({ id: accountProfiles.accountId })
      : await transaction
          .update(accountProfiles)
          .set({ ...profile, version: sql`${accountProfiles.version} + 1` })
          .where(and(eq(accountProfiles.accountId, accountId), eq(accountProfiles.version, version)))
          .returning({ id: accountProfiles.accountId });
  return written.length > 0;
};

export const rename = async (transaction: Transaction, accountId: string, name: string): Promise<void> => {
  await transaction.update(accounts).set({ name }).where(eq(accounts.id, accountId));
};

export const writeAboutCompany = async (
  transaction: Transaction,
  companyId: string,
  version: number,
  profile: AboutCompany,
): Promise<boolean> => {
  const written =
    version === 0
      ? await transaction
          .insert(companyProfiles)
          .values({ ...profile, companyId })
          .onConflictDoNothing()
          .returning({ id: companyProfiles.companyId })
      : await transaction
          .update(companyProfiles)
          .set({ ...profile, version: sql`${companyProfiles.version} + 1` })
          .where(and(eq(companyProfiles.companyId, companyId), eq(companyProfiles.version, version)))
          .returning({ id: companyProfiles.companyId });
  return written.length > 0;
};

/** False when the company has another logo by now than the one that was seen. */
export const writeLogo = async (
  transaction: Transaction,
  companyId: string,
  replaces: string | undefined,
  logo: { readonly logoId: string | null; readonly updatedAt: Date },
): Promise<boolean> => {
  const { companyId: id, logoId } = companyProfiles;
  const written =
    replaces === undefined
      ? await transaction
          .insert(companyProfiles)
          .values({ ...logo, companyId })
          .onConflictDoUpdate({ target: id, set: logo, setWhere: isNull(logoId) })
          .returning({ id })
      : await transaction
          .update(companyProfiles)
          .set(logo)
          .where(and(eq(id, companyId), eq(logoId, replaces)))
          .returning({ id });
  return written.length > 0;
};

export const vatNumberOf = async (transaction: Transaction, companyId: string): Promise<string | null> => {
  const [found] = await transaction
    .select({ vatNumber: companyProfiles.vatNumber })
    .from(companyProfiles)
    .where(eq(companyProfiles.companyId, companyId));
  return found?.vatNumber ?? null;
};

/** An unproven number has no owner: it does not keep another company from stating it. */
export const isVatOfAnother = async (transaction: Transaction, companyId: string, vatNumber: string): Promise<boolean> =>
  (await companiesNamed(transaction, { vatNumbers: [vatNumber] })).some(({ id, isProven }) => isProven && id !== companyId);
