import type { CatalogId, Furniture, PieceList, SavedDocument, ToolkitBoard } from '@candil/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, json, pgSequence, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts, companies } from '../account/account-tables';

/** Numbers of orders: a project gets the next one when it becomes an order. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 204_417, maxValue: 2_147_483_647 });

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id),
    /** The owner's company when the project was made: its colleagues work on it and its terms price it. */
    companyId: uuid('company_id').references(() => companies.id),
    /** Third party that may read and order. */
    thirdPartyId: uuid('third_party_id').references(() => accounts.id),
    name: text('name').notNull(),
    /** The name without accents and letter case, to sort and search by. */
    nameKey: text('name_key').notNull(),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull(),
    status: smallint('status').$type<0 | 1 | 2>().notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Set when the project was ordered: its number, and the day from which its prices and dates were promised. */
    orderId: integer('order_id').unique(),
    orderedOn: date('ordered_on', { mode: 'string' }),
  },
  (table) => [
    index('projects_owner').on(table.ownerId, table.updatedAt),
    index('projects_company').on(table.companyId, table.updatedAt),
    index('projects_third_party').on(table.thirdPartyId),
    index('projects_catalogue').on(table.catalogId, table.updatedAt),
    check('projects_status', sql`${table.status} in (0, 1, 2)`),
    check('projects_ordered', sql`(${table.status} = 2) = (${table.orderId} is not null and ${table.orderedOn} is not null)`),
  ],
);

export const projectProducts = pgTable(
  'project_products',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Deleted products keep theirs, so that a restored one comes back where it was. */
    position: integer('position').notNull(),
    /** Luminaire tag of the lighting plan: given once, kept whatever happens to other lines, changed by people only. */
    tag: text('tag').notNull(),
    /** Empty = none. */
    room: text('room').notNull().default(''),
    note: text('note').notNull().default(''),
    model: text('model').notNull(),
    referenceCode: text('reference_code').notNull(),
    color: text('color').notNull(),
    temperature: text('temperature'),
    control: text('control'),
    installation: text('installation'),
    pendantHeightCm: integer('pendant_height_cm'),
    quantity: integer('quantity').notNull(),
    validationStatus: smallint('validation_status').notNull(),
    /** Price and weeks of one piece when the article was chosen or validated, to detect later changes; no day = not stored yet. */
    savedUnitGrossMinor: bigint('saved_unit_gross_minor', { mode: 'number' }),
    savedWeeks: integer('saved_weeks'),
    savedOn: date('saved_on', { mode: 'string' }),
    deletedAt: instant('deleted_at'),
    /** Price at which the product was ordered. */
    orderedUnitGrossMinor: integer('ordered_unit_gross_minor'),
    orderedDiscountHundredths: integer('ordered_discount_hundredths'),
  },
  (table) => [
    index('project_products_project').on(table.projectId, table.position),
    check('project_products_quantity', sql`${table.quantity} between 1 and 99999`),
  ],
);

/** Numbers of creations, which with a prefix are their codes. */
export const creationNumbers = pgSequence('creation_numbers', { startWith: 100_001, maxValue: 999_999_999_999 });

/** Codes that accounts asked for and have not saved anything under yet. */
export const creationCodes = pgTable('creation_codes', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
});

/** Saved configurations of composed products. They have a table of their own because most products have none. */
export const projectConfigurations = pgTable(
  'project_configurations',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => projectProducts.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['CREATION', 'COMPOSING_PENDANTS'] }).notNull(),
    creationNumber: bigint('creation_number', { mode: 'number' }).notNull().unique(),
    /** Stored as text, because `jsonb` would reorder its members. */
    document: json('document').$type<SavedDocument | PieceList | ToolkitBoard>().notNull(),
    /** Hash of the document: its evaluations are kept by it. */
    digest: text('digest').notNull(),
    furniture: json('furniture').$type<readonly Furniture[]>().notNull(),
    /** A stored file. */
    pictureId: uuid('picture_id'),
    /** Price and weeks of one piece when it was saved, to find later changes; null = none. */
    savedUnitGrossMinor: bigint('saved_unit_gross_minor', { mode: 'number' }),
    savedWeeks: integer('saved_weeks'),
    savedOn: date('saved_on', { mode: 'string' }).notNull(),
  },
  (table) => [index('project_configurations_picture').on(table.pictureId)],
);
