import { isInternalStaff, type Privilege, seesNetPrices, USER_STATUS } from '@candil/domain';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Actor, ActorCompany, Database } from '../../kernel';
import type { AccountDirectory } from '../../kernel/authentication/account-directory';
import { sessionFamilies, sessionTokens } from '../../kernel/authentication/session-tables';
import { accountPrivileges, accounts, companies, companyDiscounts } from './account-tables';

const privilegesOfAccount = sql<Privilege[]>`(
  select coalesce(json_agg(${accountPrivileges.privilege} order by ${accountPrivileges.privilege}), '[]'::json)
  from ${accountPrivileges} where ${accountPrivileges.accountId} = ${accounts.id})`;

const discountsOfCompany = sql<Record<string, number>>`(
  select coalesce(json_object_agg(${companyDiscounts.productCategoryId}, ${companyDiscounts.percentHundredths}), '{}'::json)
  from ${companyDiscounts} where ${companyDiscounts.companyId} = ${accounts.companyId})`;

const accountSelection = {
  account: accounts,
  company: companies,
  privileges: privilegesOfAccount,
  discounts: discountsOfCompany,
};

interface AccountRow {
  readonly account: typeof accounts.$inferSelect;
  readonly company: typeof companies.$inferSelect | null;
  readonly privileges: Privilege[];
  readonly discounts: Record<string, number>;
}

const companyOf = ({ company, discounts }: AccountRow): ActorCompany | null => {
  if (company === null) return null;
  const { id, name, typeDescription, crmId, clientCode, rateId, currency } = company;
  return { id, name, typeDescription, crmId, clientCode, rateId, currency, discountPercentHundredths: discounts };
};

const actorOf = (row: AccountRow, staffDomains: readonly string[]): Actor => {
  const { id, email, name, language, catalogId, roleId, status, registerType, userType } = row.account;
  const isStaff = isInternalStaff({ email, emailConfirmed: status >= USER_STATUS.WEB_USER }, staffDomains);
  return {
    accountId: id,
    email,
    name,
    language,
    catalogId,
    roleId,
    roles: [roleId],
    privileges: row.privileges,
    status,
    registerType,
    userType,
    isInternalStaff: isStaff,
    seesNetPrices: seesNetPrices({ status, isStaff }),
    company: companyOf(row),
  };
};

/** What authentication asks about accounts. */
export const accountDirectory = (staffDomains: readonly string[]): AccountDirectory => ({
  findCredentials: async (database, email) => {
    const [found] = await database
      .select({ accountId: accounts.id, passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(and(eq(accounts.email, email), ne(accounts.status, USER_STATUS.DELETED)));
    return found;
  },
  findHolder: async (database, accessHash) => {
    const [found] = await database
      .select({
        ...accountSelection,
        familyId: sessionTokens.familyId,
        tokenCreatedAt: sessionTokens.createdAt,
        signedInAt: sessionFamilies.createdAt,
      })
      .from(sessionTokens)
      .innerJoin(sessionFamilies, and(eq(sessionFamilies.id, sessionTokens.familyId), isNull(sessionFamilies.revokedAt)))
      .innerJoin(accounts, and(eq(accounts.id, sessionFamilies.accountId), ne(accounts.status, USER_STATUS.DELETED)))
      .leftJoin(companies, eq(companies.id, accounts.companyId))
      .where(eq(sessionTokens.accessHash, accessHash));
    if (found === undefined) return undefined;
    const { familyId, tokenCreatedAt, signedInAt } = found;
    return { actor: actorOf(found, staffDomains), familyId, tokenCreatedAt, signedInAt };
  },
});

export const changeLanguage = async (database: Database, accountId: string, language: Actor['language']): Promise<void> => {
  await database.update(accounts).set({ language }).where(eq(accounts.id, accountId));
};
