import type { CatalogId, Currency, IsoLanguage, Privilege, RoleId, UserStatus } from '@candil/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';

/** A customer company, with the terms of its prices. */
export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    typeDescription: text('type_description').notNull(),
    crmId: text('crm_id'),
    /** Customer number at the maker; without one nothing can be ordered. */
    clientCode: text('client_code'),
    rateId: integer('rate_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('companies_client_code').on(table.clientCode)],
);

export const companyDiscounts = pgTable(
  'company_discounts',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    productCategoryId: integer('product_category_id').notNull(),
    percentHundredths: integer('percent_hundredths').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productCategoryId] })],
);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, for comparison. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Null for accounts that sign in through another service alone. */
    passwordHash: text('password_hash'),
    language: text('language').$type<IsoLanguage>().notNull(),
    catalogId: integer('catalog_id').$type<CatalogId>().notNull(),
    roleId: integer('role_id').$type<RoleId>().notNull(),
    status: integer('status').$type<UserStatus>().notNull(),
    registerType: integer('register_type').notNull(),
    userType: integer('user_type').notNull(),
    companyId: uuid('company_id').references(() => companies.id),
    isFirstUser: boolean('is_first_user').notNull(),
    /** Created by a provider or an invitation: registration details are still missing (decision 031). */
    awaitsDetails: boolean('awaits_details').notNull().default(false),
    /** Counts changes of role, privileges and client code: each names the one it was made on. */
    accessVersion: integer('access_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email), index('accounts_company').on(table.companyId)],
);

/** Privileges of each account: data that an administrator changes, set from the role when the account is made (AC). */
export const accountPrivileges = pgTable(
  'account_privileges',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    privilege: text('privilege').$type<Privilege>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.privilege] })],
);

/** Profile of a person ("about you"); an account without a row has none yet. */
export const accountProfiles = pgTable('account_profiles', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  phone: text('phone'),
  professionId: integer('profession_id'),
  businessActivityId: integer('business_activity_id'),
  /** Places by their GeoNames ids, country to town; those without one have an own id above 10^9. */
  countryGeonameId: integer('country_geoname_id'),
  level2GeonameId: integer('level2_geoname_id'),
  level3GeonameId: integer('level3_geoname_id'),
  /** When the terms were agreed to, and whether news are wanted. */
  consentAt: instant('consent_at'),
  wantsNews: boolean('wants_news').notNull().default(false),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});

/** Profile of a company ("about company"). */
export const companyProfiles = pgTable(
  'company_profiles',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** As it is compared: letters and digits only, capitals. */
    vatNumber: text('vat_number'),
    street: text('street'),
    postalCode: text('postal_code'),
    phone: text('phone'),
    website: text('website'),
    countryGeonameId: integer('country_geoname_id'),
    level2GeonameId: integer('level2_geoname_id'),
    level3GeonameId: integer('level3_geoname_id'),
    /** The stored file; earlier ones stay for the documents issued with them. */
    logoId: uuid('logo_id'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  // Not unique: an unproven number claims nothing, so several companies may state the same one.
  (table) => [index('company_profiles_vat').on(table.vatNumber)],
);

/** Someone asks to join a company; its manager accepts or rejects (AC12, AC14). */
export const companyJoinRequests = pgTable(
  'company_join_requests',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    state: text('state').$type<'open' | 'accepted' | 'rejected'>().notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  (table) => [
    index('company_join_requests_company').on(table.companyId, table.state),
    index('company_join_requests_account').on(table.accountId),
  ],
);

/** A web user asks to be qualified; sales or admin of that catalogue decide (AC6, AC7). */
export const qualificationRequests = pgTable(
  'qualification_requests',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    catalogId: integer('catalog_id').$type<CatalogId>().notNull(),
    state: text('state').$type<'open' | 'accepted' | 'refused'>().notNull(),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    /** Address of the blocked action: the mail of the decision leads back there. */
    returnTo: text('return_to'),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  (table) => [
    index('qualification_requests_open').on(table.catalogId, table.state, table.createdAt),
    index('qualification_requests_account').on(table.accountId),
  ],
);

/** Tokens in the links of mails: to confirm an address, to set a password, to accept an invitation. Only the SHA-256 is kept. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Three lead to a password: asked for by its owner, the first one after confirming, and the invitation of a company. */
    purpose: text('purpose').$type<'confirm-email' | 'set-password' | 'first-password' | 'invitation'>().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    returnTo: text('return_to'),
    /** Account that sent the invitation; null for every other link. */
    issuedBy: uuid('issued_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('account_tokens_account').on(table.accountId)],
);
