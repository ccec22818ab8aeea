import { USER_STATUS } from '@candil/domain';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../kernel';
import { accounts, companies, companyProfiles } from './account-tables';

/**
 * The maker has had the company in hand: it has a number in the books or someone who was qualified. Of any other company all that stands
 * here was entered by an unknown person, so neither its tax number nor its first user has a claim on another company.
 */
const isProven = sql<boolean>`(companies.client_code is not null or exists (
  select 1 from accounts as proving where proving.company_id = companies.id and proving.status = ${USER_STATUS.QUALIFIED}))`;

/** Someone who has come and is not deactivated answers requests to join. */
const hasManager = sql<boolean>`exists (
  select 1 from accounts as managing
  join account_privileges as held on held.account_id = managing.id and held.privilege = 'COMPANY_MANAGE_USER'
  where managing.company_id = companies.id and managing.status >= ${USER_STATUS.WEB_USER})`;

export interface CompanyStanding {
  readonly id: string;
  readonly name: string;
  readonly clientCode: string | null;
  readonly vatNumber: string | null;
  readonly isProven: boolean;
  readonly hasManager: boolean;
}

interface CompanyFilter {
  readonly ids?: readonly string[];
  readonly clientCodes?: readonly string[];
  /** As they are compared. */
  readonly vatNumbers?: readonly string[];
  /** The same numbers without country letters; matches them with any country letters. */
  readonly bareVatNumbers?: readonly string[];
}

const oneOf = (column: PgColumn, values: readonly string[] | undefined): SQL[] =>
  values === undefined || values.length === 0 ? [] : [inArray(column, [...values])];

/** The companies that match any of these, oldest first. */
export const companiesNamed = async (database: Database, filter: CompanyFilter): Promise<CompanyStanding[]> => {
  const bare = filter.bareVatNumbers ?? [];
  const conditions = [
    ...oneOf(companies.id, filter.ids),
    ...oneOf(companies.clientCode, filter.clientCodes),
    ...oneOf(companyProfiles.vatNumber, filter.vatNumbers),
    ...(bare.length === 0 ? [] : [inArray(sql`substr(${companyProfiles.vatNumber}, 3)`, [...bare])]),
  ];
  if (conditions.length === 0) return [];
  return database
    .select({
      id: companies.id,
      name: companies.name,
      clientCode: companies.clientCode,
      vatNumber: companyProfiles.vatNumber,
      isProven,
      hasManager,
    })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))
    .where(or(...conditions))
    .orderBy(asc(companies.createdAt), asc(companies.id));
};

/** Reads the people of companies who are not deactivated. */
export const peopleOfCompanies = (database: Database, companyIds: readonly string[]) =>
  companyIds.length === 0
    ? Promise.resolve([])
    : database
        .select({ companyId: accounts.companyId, accountId: accounts.id, name: accounts.name, email: accounts.email })
        .from(accounts)
        .where(and(inArray(accounts.companyId, [...companyIds]), ne(accounts.status, USER_STATUS.DELETED)))
        .orderBy(asc(accounts.createdAt), asc(accounts.id));

/** The company whose manager decides a join request: by client code, otherwise by the tax number of a single proven company. */
export const answeringCompany = async (
  database: Database,
  { clientCode, vatNumber }: { readonly clientCode: string; readonly vatNumber: string },
): Promise<string | undefined> => {
  const [coded] = clientCode === '' ? [] : await companiesNamed(database, { clientCodes: [clientCode] });
  if (coded !== undefined) return coded.hasManager ? coded.id : undefined;
  const numbered = vatNumber === '' ? [] : await companiesNamed(database, { vatNumbers: [vatNumber] });
  const proven = numbered.filter((company) => company.isProven);
  return proven.length === 1 && proven[0]?.hasManager ? proven[0].id : undefined;
};
