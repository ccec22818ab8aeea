import { type CatalogId, catalogOf, defaultPrivileges, ok } from '@candil/domain';
import type { Database } from '../../kernel';
import { inTransaction } from '../../kernel';
import { hashPassword } from '../../kernel/authentication/password';
import { accountPrivileges, accounts, companies, companyDiscounts } from './account-tables';
import { SAMPLE_ACCOUNTS, SAMPLE_COMPANIES, SAMPLE_PASSWORD } from './sample-accounts.data';

/** Registered by e-mail, as a professional. */
const REGISTERED_BY_EMAIL = 1;
const PROFESSIONAL = 2;
const termsOf = (catalogId: CatalogId) => {
  const { defaultRateId: rateId, currency } = catalogOf(catalogId);
  return { rateId, currency };
};

const hasAccounts = async (database: Database): Promise<boolean> =>
  (await database.select({ id: accounts.id }).from(accounts).limit(1)).length > 0;

/** Sample companies and users, only into a database that has no account yet. */
export const addSampleAccounts = async (database: Database, now: Date): Promise<void> => {
  if (await hasAccounts(database)) return;
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  await inTransaction(database, async (transaction) => {
    await transaction
      .insert(companies)
      .values(SAMPLE_COMPANIES.map(({ discounts: _, catalogId, ...company }) => ({ ...company, ...termsOf(catalogId), createdAt: now })))
      .onConflictDoNothing();
    const discounts = SAMPLE_COMPANIES.flatMap(({ id, discounts: byCategory }) =>
      Object.entries(byCategory).map(([category, percentHundredths]) => ({
        companyId: id,
        productCategoryId: Number(category),
        percentHundredths,
      })),
    );
    await transaction.insert(companyDiscounts).values(discounts).onConflictDoNothing();
    const rows = SAMPLE_ACCOUNTS.map(({ purpose: _, ...account }) => ({
      ...account,
      passwordHash,
      registerType: REGISTERED_BY_EMAIL,
      userType: PROFESSIONAL,
      createdAt: now,
    }));
    await transaction.insert(accounts).values(rows).onConflictDoNothing();
    const privileges = SAMPLE_ACCOUNTS.flatMap(({ id, roleId, isFirstUser }) =>
      defaultPrivileges(roleId, { firstUser: isFirstUser }).map((privilege) => ({ accountId: id, privilege })),
    );
    await transaction.insert(accountPrivileges).values(privileges).onConflictDoNothing();
    return ok(undefined);
  });
};
