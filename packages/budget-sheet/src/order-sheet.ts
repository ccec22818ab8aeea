import type { Order } from '@candil/contract';
import { ORDER_STATUS } from '@candil/domain';
import { areasOf } from './areas';
import { orderDelivery } from './order-delivery';
import { dayOfOrder, orderHeader } from './order-header';
import { orderLine } from './order-lines';
import type { OrderSheetOptions } from './order-sheet-options';
import type { OrderColumnKey, OrderTotalKey } from './order-words/order-words';
import type { DocumentSheet, LabelledText, SheetTotal } from './sheet';
import { issuerOf } from './sheet-parts';

const NET_COLUMNS: readonly OrderColumnKey[] = ['product', 'quantity', 'unitPvp', 'unitNet', 'netPrice'];
const GROSS_COLUMNS: readonly OrderColumnKey[] = ['product', 'quantity', 'unitPvp', 'pvp'];

/** Viewers without net prices see the order at list prices. */
const totalsOf = (
  { totals: { gross, net, discount = 0 }, currency }: Order,
  { format, words }: OrderSheetOptions,
): readonly SheetTotal[] => {
  const row = (key: OrderTotalKey, value: number): SheetTotal => ({
    key,
    label: words.totals[key],
    amount: { value, text: format.money(value, currency) },
    isNothing: key === 'discountValue' && value === 0,
  });
  if (net === undefined) return [row('totalGross', gross)];
  // Zero less nothing, because its sign would be shown.
  return [row('totalGross', gross), row('discountValue', discount === 0 ? 0 : -discount), row('totalNet', net)];
};

const termsOf = ({ orderId, status }: Order, { words: { terms } }: OrderSheetOptions): readonly LabelledText[] => [
  terms.prices,
  ...(status === ORDER_STATUS.PENDING ? [terms.received] : []),
  { label: terms.questions.label, text: terms.questions.text.replace('{}', String(orderId)) },
];

/** A placed order as rows of words and amounts in a language, at the prices that its reader may see: what its confirmation says. */
export const orderSheet = (order: Order, options: OrderSheetOptions): DocumentSheet => {
  const { language, format, words, issuer } = options;
  const writer = { format, words, currency: order.currency, copy: 'client' as const };
  const ordered = order.products.orderedIds.flatMap((id) => order.products.byId[id] ?? []);
  const { lines, areas } = areasOf(
    ordered.map((line) => orderLine(line, writer)),
    writer,
  );
  return {
    language,
    currency: order.currency,
    title: order.status === ORDER_STATUS.PENDING ? words.title.received : words.title.confirmed,
    mark: '',
    issuer: issuerOf(issuer, words.taxNumber),
    header: orderHeader(order, options),
    columns: (order.totals.net === undefined ? GROSS_COLUMNS : NET_COLUMNS).map((key) => ({ key, label: words.columns[key] })),
    lines,
    areas,
    totals: totalsOf(order, options),
    comments: order.comments.trim() === '' ? undefined : { label: words.comments, text: order.comments },
    delivery: orderDelivery(ordered, dayOfOrder(order), order.sendTogether, options),
    terms: { label: words.terms.label, items: termsOf(order, options) },
    acceptance: undefined,
  };
};
