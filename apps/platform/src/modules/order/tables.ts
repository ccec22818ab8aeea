import type { CatalogId, LocalisedText } from '@candil/domain';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts, companies } from '../account/account-tables';
import type { ChosenAttribute, OrderedCreation } from '../project';
import { projects } from '../project/tables';
import type { StoredAddress } from './stored-address';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** A placed order. Its contents are copied, because prices, names and texts change afterwards. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .unique()
      .references(() => projects.id),
    projectName: text('project_name').notNull(),
    status: smallint('status').$type<1 | 2 | 3 | 4>().notNull(),
    createdAt: instant('created_at').notNull(),
    placedBy: uuid('placed_by')
      .notNull()
      .references(() => accounts.id),
    placedByName: text('placed_by_name').notNull(),
    placedByRoleId: integer('placed_by_role_id').notNull(),
    /** The third party of the project at that time. */
    thirdPartyId: uuid('third_party_id').references(() => accounts.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    companyName: text('company_name').notNull(),
    clientCode: text('client_code').notNull(),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull(),
    currency: text('currency', { enum: ['EUR', 'USD'] }).notNull(),
    sendTogether: boolean('send_together').notNull(),
    doNotShipBefore: date('do_not_ship_before', { mode: 'string' }),
    internalOrderNumber: text('internal_order_number').notNull(),
    comments: text('comments').notNull(),
    /** As entered at the order; null = the delivery address on file. */
    deliveryAddress: jsonb('delivery_address').$type<StoredAddress>(),
    /** True when the address is offered for the next order; someone may have taken it off the list since. */
    offersAddress: boolean('offers_address').notNull().default(true),
    /** Number, names, client code and internal number without accents and letter case, to search by. */
    searchKey: text('search_key').notNull(),
    pieces: integer('pieces').notNull(),
    totalGrossMinor: cents('total_gross_minor'),
    totalNetMinor: cents('total_net_minor'),
    totalDiscountMinor: cents('total_discount_minor'),
    /** The day on which the last line is on site; null when a lead time is on request. */
    shippingDay: date('shipping_day', { mode: 'string' }),
    /** The project that took the lines and pieces left out of the order. */
    followUpProjectId: uuid('follow_up_project_id').references(() => projects.id),
  },
  (table) => [
    index('orders_company').on(table.companyId, table.id),
    index('orders_catalogue').on(table.catalogId, table.id),
    index('orders_placed_by').on(table.placedBy),
    index('orders_third_party').on(table.thirdPartyId),
  ],
);

/** Facts of a line from the time it was ordered. */
export interface OrderedArticle {
  readonly modelName: LocalisedText;
  readonly chosen: readonly ChosenAttribute[];
  readonly lumens: number;
  readonly watts: number;
  /** Validation of the project's line when it was ordered; absent in older orders. */
  readonly validationStatus?: number;
  /** Composition that was ordered. */
  readonly creation?: OrderedCreation;
}

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The product of the project; it keeps its id in the order. */
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull(),
    tag: text('tag').notNull(),
    room: text('room').notNull().default(''),
    note: text('note').notNull().default(''),
    model: text('model').notNull(),
    referenceCode: text('reference_code').notNull(),
    color: text('color').notNull(),
    pendantHeightCm: integer('pendant_height_cm'),
    article: jsonb('article').$type<OrderedArticle>().notNull(),
    quantity: integer('quantity').notNull(),
    moq: integer('moq').notNull(),
    daysUntilAvailable: integer('days_until_available').notNull(),
    /** Null = on request. */
    leadTimeWeeks: integer('lead_time_weeks'),
    shippingDay: date('shipping_day', { mode: 'string' }),
    unitGrossMinor: cents('unit_gross_minor'),
    unitNetMinor: cents('unit_net_minor'),
    unitDiscountMinor: cents('unit_discount_minor'),
    totalGrossMinor: cents('total_gross_minor'),
    totalNetMinor: cents('total_net_minor'),
    totalDiscountMinor: cents('total_discount_minor'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId] })],
);
