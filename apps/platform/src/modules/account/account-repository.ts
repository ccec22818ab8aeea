import { isInternalStaff, type Privilege, seesNetPrices, USER_STATUS } from '@candil/domain';
import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor, ActorCompany, Database, Impersonator } from '../../kernel';
import type { AccountDirectory } from '../../kernel/authentication/account-directory';
import { sessionFamilies, sessionTokens } from '../../kernel/authentication/session-tables';
import { accountPrivileges, accountProfiles, accounts, companies, companyDiscounts } from './account-tables';
import { MAKERS_ROLES } from './makers-roles.data';
import { missingDetails } from './missing-details';

const privilegesOfAccount = sql<Privilege[]>`(
  select coalesce(json_agg(${accountPrivileges.privilege} order by ${accountPrivileges.privilege}), '[]'::json)
  from ${accountPrivileges} where ${accountPrivileges.accountId} = ${accounts.id})`;

const discountsOfCompany = sql<Record<string, number>>`(
  select coalesce(json_object_agg(${companyDiscounts.productCategoryId}, ${companyDiscounts.percentHundredths}), '{}'::json)
  from ${companyDiscounts} where ${companyDiscounts.companyId} = ${accounts.companyId})`;

const accountSelection = {
  account: accounts,
  company: companies,
  profile: accountProfiles,
  privileges: privilegesOfAccount,
  discounts: discountsOfCompany,
};

interface AccountRow {
  readonly account: typeof accounts.$inferSelect;
  readonly company: typeof companies.$inferSelect | null;
  readonly profile: typeof accountProfiles.$inferSelect | null;
  readonly privileges: Privilege[];
  readonly discounts: Record<string, number>;
}

const companyOf = ({ company, discounts }: AccountRow): ActorCompany | null => {
  if (company === null) return null;
  const { id, name, typeDescription, crmId, clientCode, rateId, currency } = company;
  return { id, name, typeDescription, crmId, clientCode, rateId, currency, discountPercentHundredths: discounts };
};

/** Account that signed in; `accounts` is the acting account. */
const signers = alias(accounts, 'signers');

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
    professionId: row.profile?.professionId ?? null,
    missing: missingDetails(row.account, row.profile),
    isInternalStaff: isStaff,
    seesNetPrices: seesNetPrices({ status, isStaff }),
    company: companyOf(row),
  };
};

interface Acting {
  readonly account: { readonly id: string };
  readonly signer: Omit<Impersonator, 'until'>;
  readonly actingAsId: string | null;
  readonly actingUntil: Date | null;
}

const actingOf = ({ account, signer, actingAsId, actingUntil }: Acting): Pick<Actor, 'impersonator' | 'impersonationLapsed'> => {
  if (actingAsId === null || actingUntil === null) return {};
  return account.id === actingAsId ? { impersonator: { ...signer, until: actingUntil } } : { impersonationLapsed: true };
};

/** Implements the account queries of authentication. */
export const accountDirectory = (staffDomains: readonly string[]): AccountDirectory => ({
  findCredentials: async (database, email) => {
    const [found] = await database
      .select({
        accountId: accounts.id,
        passwordHash: accounts.passwordHash,
        isConfirmed: sql<boolean>`${accounts.status} <> ${USER_STATUS.REGISTER_NOT_COMPLETED}`,
      })
      .from(accounts)
      .where(and(eq(accounts.email, email), ne(accounts.status, USER_STATUS.DELETED)));
    return found;
  },
  holdPassword: async (transaction, accountId, passwordHash) => {
    const [found] = await transaction
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('share');
    return found?.passwordHash === passwordHash;
  },
  findHolder: async (database, accessHash, now) => {
    const targets = alias(accounts, 'targets');
    // While the time lasts, and the account that is acted as is neither deleted nor, meanwhile, someone of the maker: its rights are not lent.
    const actingId = sql`(
      select ${targets.id} from ${accounts} as targets where ${targets.id} = ${sessionFamilies.actingAsId}
      and ${sessionFamilies.actingUntil} > ${now.toISOString()}::timestamptz and ${targets.status} <> ${USER_STATUS.DELETED}
      and ${notInArray(targets.roleId, [...MAKERS_ROLES])})`;
    const [found] = await database
      .select({
        ...accountSelection,
        familyId: sessionTokens.familyId,
        tokenCreatedAt: sessionTokens.createdAt,
        signedInAt: sessionFamilies.createdAt,
        lastUsedAt: sessionFamilies.lastUsedAt,
        signer: { accountId: signers.id, email: signers.email, name: signers.name },
        actingAsId: sessionFamilies.actingAsId,
        actingUntil: sessionFamilies.actingUntil,
      })
      .from(sessionTokens)
      .innerJoin(sessionFamilies, and(eq(sessionFamilies.id, sessionTokens.familyId), isNull(sessionFamilies.revokedAt)))
      .innerJoin(signers, and(eq(signers.id, sessionFamilies.accountId), ne(signers.status, USER_STATUS.DELETED)))
      .innerJoin(accounts, eq(accounts.id, sql`coalesce(${actingId}, ${sessionFamilies.accountId})`))
      .leftJoin(companies, eq(companies.id, accounts.companyId))
      .leftJoin(accountProfiles, eq(accountProfiles.accountId, accounts.id))
      .where(eq(sessionTokens.accessHash, accessHash));
    if (found === undefined) return undefined;
    const { familyId, tokenCreatedAt, signedInAt, lastUsedAt } = found;
    const actor = { ...actorOf(found, staffDomains), sessionId: familyId, ...actingOf(found) };
    return { actor, familyId, tokenCreatedAt, signedInAt, lastUsedAt };
  },
});

/** The account as it is now, whatever a session remembers of it. */
export const readActor = async (database: Database, accountId: string, staffDomains: readonly string[]): Promise<Actor | undefined> => {
  const [found] = await database
    .select(accountSelection)
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .leftJoin(accountProfiles, eq(accountProfiles.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  return found === undefined ? undefined : actorOf(found, staffDomains);
};

export const changeLanguage = async (database: Database, accountId: string, language: Actor['language']): Promise<void> => {
  await database.update(accounts).set({ language }).where(eq(accounts.id, accountId));
};

export const changeCatalogue = async (database: Database, accountId: string, catalogId: Actor['catalogId']): Promise<void> => {
  await database.update(accounts).set({ catalogId }).where(eq(accounts.id, accountId));
};
