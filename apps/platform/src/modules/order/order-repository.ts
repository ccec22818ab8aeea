import type { OrderListingMode } from '@candil/domain';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { containing } from '../project';
import type { StoredAddress } from './stored-address';
import { orderLines, orders } from './tables';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type NewOrderLine = Omit<OrderLineRow, 'orderId'>;

/** Stores an order with its lines: two statements, whatever the number of lines. */
export const insertOrder = async (transaction: Transaction, order: OrderRow, lines: readonly NewOrderLine[]): Promise<void> => {
  await transaction.insert(orders).values(order);
  await transaction.insert(orderLines).values(lines.map((line) => ({ orderId: order.id, ...line })));
};

const readOne = async (database: Database, which: SQL): Promise<OrderRow | undefined> => {
  const [order] = await database.select().from(orders).where(which);
  return order;
};

export const readOrder = (database: Database, orderId: number) => readOne(database, eq(orders.id, orderId));
export const readOrderOfProject = (database: Database, projectId: string) => readOne(database, eq(orders.projectId, projectId));

/** Different addresses that the orders of a company went to, the last first. */
export const lastAddressesOf = async (database: Database, companyId: string, most: number): Promise<StoredAddress[]> => {
  const rows = await database
    .selectDistinctOn([orders.deliveryAddress], { id: orders.id, address: orders.deliveryAddress })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), isNotNull(orders.deliveryAddress), eq(orders.offersAddress, true)))
    .orderBy(orders.deliveryAddress, desc(orders.id));
  return rows
    .sort((one, other) => other.id - one.id)
    .slice(0, most)
    .flatMap(({ address }) => address ?? []);
};

/** Stops offering an address of earlier orders; a new order to it offers it again. */
export const forgetAddress = async (database: Database, companyId: string, address: Omit<StoredAddress, 'country'>): Promise<void> => {
  await database
    .update(orders)
    .set({ offersAddress: false })
    .where(and(eq(orders.companyId, companyId), sql`${orders.deliveryAddress} @> ${JSON.stringify(address)}::jsonb`));
};

export const readOrderLines = (database: Database, orderId: number): Promise<OrderLineRow[]> =>
  database.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** Scope of a list of orders. */
export interface OrderAudience {
  readonly accountId: string;
  readonly companyId: string | undefined;
  readonly seesEverything: boolean;
  /** Catalogue whose clients' orders the account looks after. */
  readonly clientsOfCatalogue: number | undefined;
}

export interface OrderListQuestion {
  readonly audience: OrderAudience;
  readonly mode: OrderListingMode | undefined;
  readonly importerRoleId: number;
  readonly status: number | undefined;
  /** Already without accents and letter case. */
  readonly searchKey: string;
  readonly limit: number;
  readonly offset: number;
}

const visibleTo = ({ accountId, companyId, seesEverything, clientsOfCatalogue }: OrderAudience): SQL => {
  if (seesEverything) return sql`true`;
  const ways = [sql`${orders.placedBy} = ${accountId}`, sql`${orders.thirdPartyId} = ${accountId}`];
  if (companyId !== undefined) ways.push(sql`${orders.companyId} = ${companyId}`);
  if (clientsOfCatalogue !== undefined) ways.push(sql`${orders.catalogId} = ${clientsOfCatalogue}`);
  return sql`(${sql.join(ways, sql` or `)})`;
};

const inMode = ({ mode, audience, importerRoleId }: OrderListQuestion): SQL => {
  switch (mode) {
    case undefined:
      return sql`true`;
    case 'IMPORTER':
      return sql`${orders.placedByRoleId} = ${importerRoleId}`;
    case 'THIRDPARTY':
      return sql`${orders.placedBy} = ${orders.thirdPartyId}`;
    case 'ASSIGNED':
      return sql`${orders.thirdPartyId} = ${audience.accountId}`;
    default:
      return mode satisfies never;
  }
};

const matching = (question: OrderListQuestion): SQL | undefined =>
  and(
    visibleTo(question.audience),
    inMode(question),
    question.status === undefined ? undefined : sql`${orders.status} = ${question.status}`,
    question.searchKey === '' ? undefined : sql`${orders.searchKey} like ${containing(question.searchKey)}`,
  );

/** One page, newest first, with the number of all: one statement, two where the page lies behind the last one. */
export const listOrderPage = async (
  database: Database,
  question: OrderListQuestion,
): Promise<{ readonly orders: readonly OrderRow[]; readonly total: number }> => {
  const rows = await database
    .select({ order: orders, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .where(matching(question))
    .orderBy(desc(orders.id))
    .limit(question.limit)
    .offset(question.offset);
  const [first] = rows;
  if (first !== undefined) return { orders: rows.map(({ order }) => order), total: first.total };
  if (question.offset === 0) return { orders: [], total: 0 };
  const [counted] = await database.select({ total: sql<number>`count(*)::int` }).from(orders).where(matching(question));
  return { orders: [], total: counted?.total ?? 0 };
};
