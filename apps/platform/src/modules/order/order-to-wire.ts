import { type Order, type OrderLine, type OrderListItem, pricesToWire, type WireAvailability } from '@candil/contract';
import { formatCalendarDay, majorFromMinor, VALIDATION_STATUS } from '@candil/domain';
import { calendarDayOfIso, type Pictures } from '../catalogue';
import { compositionsToWire, describeChosen, totalsToWire, type Viewer } from '../project';
import type { OrderLineRow, OrderRow } from './order-repository';
import { addressToWire } from './stored-address';

const dayToWire = (iso: string | null): string | null => (iso === null ? null : formatCalendarDay(calendarDayOfIso(iso)));

const pricesOf = (line: OrderLineRow) => ({
  unitGross: line.unitGrossMinor,
  unitNet: line.unitNetMinor,
  unitDiscount: line.unitDiscountMinor,
  totalGross: line.totalGrossMinor,
  totalNet: line.totalNetMinor,
  totalDiscount: line.totalDiscountMinor,
});

const availabilityOf = (line: OrderLineRow): WireAvailability => ({
  days: line.daysUntilAvailable,
  weeks: line.leadTimeWeeks,
  shippingDate: dayToWire(line.shippingDay),
});

/** Returns the picture of a line; for a composition its own, else that of its first luminaire. */
const pictureOf = (pictures: Pictures, projectId: string, { productId, model, color, article: { creation } }: OrderLineRow): string => {
  if (creation === undefined) return pictures.thumbnail(model, color);
  if (creation.pictureId !== null) return pictures.ofProduct(projectId, productId, creation.pictureId);
  const [first] = creation.compositions.flatMap(({ pieces }) => pieces);
  return pictures.thumbnail(first?.model ?? '', first?.color ?? '');
};

const lineToWire = (
  pictures: Pictures,
  { projectId, currency }: Pick<OrderRow, 'projectId' | 'currency'>,
  line: OrderLineRow,
  { actor, language }: Viewer,
): OrderLine => ({
  _id: line.productId,
  tag: line.tag,
  room: line.room,
  note: line.note,
  model: line.model,
  modelName: line.article.modelName[language],
  referenceCode: line.referenceCode,
  pendantHeight: line.pendantHeightCm,
  descriptions: describeChosen(line.article.chosen, language),
  image: pictureOf(pictures, projectId, line),
  ...(line.article.creation !== undefined && {
    creationCode: line.referenceCode,
    compositions: compositionsToWire(line.article.creation.compositions, language),
  }),
  quantity: line.quantity,
  moq: line.moq,
  leadtime: line.leadTimeWeeks,
  prices: pricesToWire(pricesOf(line), currency, actor.seesNetPrices),
  availability: availabilityOf(line),
  validation: { status: line.article.validationStatus ?? VALIDATION_STATUS.OPEN },
});

const sumOf = (lines: readonly OrderLineRow[], of: (line: OrderLineRow) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

export const orderToWire = (
  pictures: Pictures,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  followUp: Order['followUp'],
  viewer: Viewer,
): Order => ({
  orderId: order.id,
  projectId: order.projectId,
  projectName: order.projectName,
  status: order.status,
  createdAt: order.createdAt.toISOString(),
  createdBy: order.placedByName,
  companyName: order.companyName,
  clientCode: order.clientCode,
  catalogId: order.catalogId,
  currency: order.currency,
  sendTogether: order.sendTogether,
  doNotShipBefore: dayToWire(order.doNotShipBefore),
  internalOrderNumber: order.internalOrderNumber,
  comments: order.comments,
  deliveryAddress: order.deliveryAddress === null ? null : addressToWire(order.deliveryAddress, viewer.language),
  followUp,
  products: {
    orderedIds: lines.map(({ productId }) => productId),
    byId: Object.fromEntries(lines.map((line) => [line.productId, lineToWire(pictures, order, line, viewer)])),
  },
  totals: totalsToWire(
    {
      totals: { totalGross: order.totalGrossMinor, totalNet: order.totalNetMinor, totalDiscount: order.totalDiscountMinor },
      pieces: order.pieces,
      lumens: Math.round(sumOf(lines, ({ article, quantity }) => article.lumens * quantity)),
      watts: Math.round(sumOf(lines, ({ article, quantity }) => article.watts * quantity) * 10) / 10,
    },
    order.currency,
    viewer.actor.seesNetPrices,
  ),
});

export const orderListItemToWire = (order: OrderRow, { actor }: Viewer): OrderListItem => ({
  orderId: order.id,
  projectId: order.projectId,
  projectName: order.projectName,
  companyName: order.companyName,
  status: order.status,
  createdAt: order.createdAt.toISOString(),
  internalOrderNumber: order.internalOrderNumber,
  pieces: order.pieces,
  currency: order.currency,
  total: { amount: majorFromMinor(actor.seesNetPrices ? order.totalNetMinor : order.totalGrossMinor), net: actor.seesNetPrices },
  shippingDate: dayToWire(order.shippingDay),
});
