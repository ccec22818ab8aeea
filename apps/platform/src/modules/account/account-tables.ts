import type { Currency, IsoLanguage, Privilege, RoleId, UserStatus } from '@candil/domain';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A customer company, with what its prices are made of. */
export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    typeDescription: text('type_description').notNull(),
    crmId: text('crm_id'),
    /** Customer number in the maker's books; without one nothing can be ordered. */
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
    /** Small letters, as it is compared. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    language: text('language').$type<IsoLanguage>().notNull(),
    catalogId: integer('catalog_id').$type<16 | 21>().notNull(),
    roleId: integer('role_id').$type<RoleId>().notNull(),
    status: integer('status').$type<UserStatus>().notNull(),
    registerType: integer('register_type').notNull(),
    userType: integer('user_type').notNull(),
    companyId: uuid('company_id').references(() => companies.id),
    isFirstUser: boolean('is_first_user').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email), index('accounts_company').on(table.companyId)],
);

/** What each account may do: data that an administrator changes, set from the role when the account is made (AC). */
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
