import type { Order, OrderAddress } from '@candil/contract';
import { type CalendarDay, parseCalendarDay } from '@candil/domain';
import type { OrderSheetOptions } from './order-sheet-options';
import type { OrderHeaderKey, OrderWords } from './order-words/order-words';
import type { SheetHeader } from './sheet';
import { isSaid } from './sheet-parts';

const HEADER: readonly OrderHeaderKey[] = [
  'number',
  'clientName',
  'clientCode',
  'projectName',
  'deliveryAddress',
  'creationDate',
  'doNotShipBefore',
  'createdBy',
  'internalOrderNumber',
];
const DAYS: ReadonlySet<OrderHeaderKey> = new Set<OrderHeaderKey>(['creationDate', 'doNotShipBefore']);

/** `2026-11-28T…` as `28/11/2026`. */
const wireDayOf = (instant: string): string => instant.slice(0, 10).split('-').reverse().join('/');

/** The day on which an order was placed; undefined for an invalid instant. */
export const dayOfOrder = ({ createdAt }: Order): CalendarDay | undefined => {
  const day = parseCalendarDay(wireDayOf(createdAt));
  return day.ok ? day.value : undefined;
};

const addressLines = ({ recipient, contact, phone, street, postalCode, town, country }: OrderAddress): string => {
  const place = [[postalCode, town].filter(isSaid).join(' '), country].filter(isSaid).join(', ');
  return [recipient, contact, street, place, phone].filter(isSaid).join('\n');
};

const textOf = (order: Order, key: OrderHeaderKey, { addressOnFile }: OrderWords): string => {
  switch (key) {
    case 'number':
      return String(order.orderId);
    case 'clientName':
      return order.companyName ?? '';
    case 'deliveryAddress':
      if (order.deliveryAddress !== null) return addressLines(order.deliveryAddress);
      return order.clientCode === null ? '' : addressOnFile.replace('{}', order.clientCode);
    case 'creationDate':
      return wireDayOf(order.createdAt);
    default:
      return order[key] ?? '';
  }
};

/** Company, date and delivery of an order; empty fields are left out. */
export const orderHeader = (order: Order, { format, words }: OrderSheetOptions): readonly SheetHeader[] =>
  HEADER.flatMap((key): readonly SheetHeader[] => {
    const text = textOf(order, key, words);
    if (!isSaid(text)) return [];
    const label = words.header[key];
    if (!DAYS.has(key)) return [{ key, label, text }];
    const day = parseCalendarDay(text);
    return [{ key, label, text: format.day(text), ...(day.ok && { day: day.value }) }];
  });
