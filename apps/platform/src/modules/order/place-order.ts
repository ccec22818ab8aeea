import { type CalendarDay, catalogOf, deliveryDays, fail, ORDER_STATUS, ok, type Result } from '@candil/domain';
import type { Actor, Transaction } from '../../kernel';
import { foldText, isoDay } from '../catalogue';
import type { PlaceReader } from '../place';
import type { CatalogueContext } from '../price';
import {
  accessTo,
  chosenAttributes,
  composeAhead,
  evaluateProject,
  type FollowUp,
  findWriteRefusal,
  fixOrderedProducts,
  keptCompositions,
  lineIssue,
  makeFollowUp,
  markOrdered,
  readProject,
  type StoredProject,
  summarise,
} from '../project';
import { checkOrderRequest, type OrderRequest, type OrderTerms } from './check-order-request';
import { deliveryAddressOf } from './delivery-address';
import type { InvalidLine, OrderFailure } from './failures';
import { insertOrder, type NewOrderLine, type OrderRow } from './order-repository';
import { isOrderable, type OrderableLine } from './preview-to-wire';
import type { StoredAddress } from './stored-address';

/** Account and time of an order, and the catalogue of that day. */
export interface Placing {
  readonly actor: Actor;
  readonly now: Date;
  readonly context: CatalogueContext;
  readonly places: PlaceReader;
}

/** The lines asked for, in their new quantities, if every one of them may be ordered. */
const linesOf = (
  { context, actor }: Placing,
  project: StoredProject,
  { quantities }: OrderTerms,
): Result<OrderableLine[], OrderFailure> => {
  const known = new Set(project.products.map(({ id }) => id));
  if ([...quantities.keys()].some((id) => !known.has(id))) return fail({ code: 'product.not-found' });
  const products = project.products.map((product) => ({ ...product, quantity: quantities.get(product.id) ?? product.quantity }));
  const requested = evaluateProject(context, { ...project, products }).lines.filter(({ product }) => quantities.has(product.id));
  const orderable = requested.filter(isOrderable);
  if (orderable.length === requested.length) return orderable.length === 0 ? fail({ code: 'order.no-lines' }) : ok(orderable);
  const lines = requested.flatMap((line): InvalidLine[] => {
    const issue = lineIssue(line, actor.language);
    return issue === undefined ? [] : [{ productId: line.product.id, tag: line.tag, issue }];
  });
  return fail({ code: 'order.line-invalid', lines });
};

/** On which days an order is delivered, as they are stored: each line, and the last of them; null = on request (OR14). */
interface ShippingDays {
  readonly ofLines: readonly (string | null)[];
  readonly last: string | null;
}

const shippingDaysOf = (lines: readonly OrderableLine[], { sendTogether }: OrderRequest, { doNotShipBefore }: OrderTerms): ShippingDays => {
  const ready = lines.map(({ product, availability }) => ({ id: product.id, onSite: availability.onSite }));
  const [last] = deliveryDays(ready, { sendTogether: true, doNotShipBefore });
  return {
    ofLines: deliveryDays(ready, { sendTogether, doNotShipBefore }).map(({ onSite }) => dayOrNull(onSite)),
    last: dayOrNull(last?.onSite),
  };
};

const dayOrNull = (day: CalendarDay | undefined): string | null => (day === undefined ? null : isoDay(day));

const newLine = (
  { product, tag, article, creation, facts, availability, price }: OrderableLine,
  shippingDay: string | null,
  position: number,
): NewOrderLine => ({
  productId: product.id,
  position,
  tag,
  room: product.room,
  note: product.note,
  model: product.model,
  referenceCode: product.referenceCode,
  color: product.selection.color ?? '',
  pendantHeightCm: product.selection.pendantHeightCm ?? null,
  article: {
    modelName: facts.name,
    chosen: article === undefined ? [] : chosenAttributes(article),
    lumens: facts.lumens,
    watts: facts.watts,
    validationStatus: product.validationStatus,
    ...(creation !== undefined && {
      creation: { type: creation.stored.type, pictureId: creation.stored.pictureId, compositions: keptCompositions(creation) },
    }),
  },
  quantity: product.quantity,
  moq: facts.moq,
  daysUntilAvailable: availability.days,
  leadTimeWeeks: availability.weeks ?? null,
  shippingDay,
  unitGrossMinor: price.unitGross,
  unitNetMinor: price.unitNet,
  unitDiscountMinor: price.unitDiscount,
  totalGrossMinor: price.totalGross,
  totalNetMinor: price.totalNet,
  totalDiscountMinor: price.totalDiscount,
});

interface PlacedTerms extends OrderTerms {
  readonly deliveryAddress: StoredAddress | null;
}

interface Client {
  readonly id: string;
  readonly name: string;
  readonly clientCode: string;
}

interface NewOrder {
  readonly placing: Placing;
  readonly orderId: number;
  readonly project: StoredProject;
  readonly client: Client;
  readonly request: OrderRequest;
  readonly terms: PlacedTerms;
  readonly lines: readonly OrderableLine[];
  readonly shippingDay: string | null;
  readonly followUp: FollowUp | undefined;
}

const newOrder = ({ placing, orderId, project, client, request, terms, lines, shippingDay, followUp }: NewOrder): OrderRow => {
  const { actor, now } = placing;
  const { totals, pieces } = summarise(lines);
  return {
    id: orderId,
    projectId: project.id,
    projectName: project.name,
    status: ORDER_STATUS.PENDING,
    createdAt: now,
    placedBy: actor.accountId,
    placedByName: actor.name,
    placedByRoleId: actor.roleId,
    thirdPartyId: project.thirdPartyId,
    companyId: client.id,
    companyName: client.name,
    clientCode: client.clientCode,
    catalogId: project.catalogId,
    currency: catalogOf(project.catalogId).currency,
    sendTogether: request.sendTogether,
    doNotShipBefore: terms.doNotShipBefore === undefined ? null : isoDay(terms.doNotShipBefore),
    internalOrderNumber: terms.internalOrderNumber,
    comments: terms.comments,
    deliveryAddress: terms.deliveryAddress,
    offersAddress: true,
    searchKey: foldText([orderId, project.name, client.name, client.clientCode, terms.internalOrderNumber].join('\n')),
    pieces,
    totalGrossMinor: totals.totalGross,
    totalNetMinor: totals.totalNet,
    totalDiscountMinor: totals.totalDiscount,
    shippingDay,
    followUpProjectId: followUp?.projectId ?? null,
  };
};

const clientOf = ({ company }: StoredProject): Client | undefined =>
  company === null || company.clientCode === null ? undefined : { id: company.id, name: company.name, clientCode: company.clientCode };

/** The number of a placed order, and the project that continues with its rest. */
export interface PlacedOrder {
  readonly orderId: number;
  readonly followUp: FollowUp | undefined;
}

/**
 * Places the order of a project at the prices of this moment and sets the project to ORDER, all or nothing; what the order leaves out moves
 * into a follow-up project in the same step. Two requests for one project,
 * even with two idempotency keys, meet at the project's row: the second finds it ordered.
 */
export const placeOrder = async (
  transaction: Transaction,
  placing: Placing,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OrderFailure>> => {
  const { actor, now, context } = placing;
  const { projectId, version } = request;
  const project = await readProject(transaction, projectId);
  const obstacle = findWriteRefusal(actor, project, version);
  if (project === undefined || obstacle !== undefined) return fail(obstacle ?? { code: 'project.not-found' });
  if (!accessTo(actor, project).order) return fail({ code: 'access.denied' });
  const client = clientOf(project);
  if (client === undefined) return fail({ code: 'NO_CLIENT_CODE' });
  const terms = checkOrderRequest(request, context.today);
  if (!terms.ok) return terms;
  const deliveryAddress = await deliveryAddressOf(transaction, placing.places, request.deliveryAddress);
  if (!deliveryAddress.ok) return deliveryAddress;
  await composeAhead(placing.context, project);
  const lines = linesOf(placing, project, terms.value);
  if (!lines.ok) return lines;

  const orderId = await markOrdered(transaction, { projectId, version }, now, isoDay(context.today));
  if (orderId === undefined) {
    const changed = findWriteRefusal(actor, await readProject(transaction, projectId), version);
    return fail(changed ?? { code: 'version.conflict', currentVersion: version });
  }
  const days = shippingDaysOf(lines.value, request, terms.value);
  const orderLines = lines.value.map((line, position) => newLine(line, days.ofLines[position] ?? null, position));
  const ordered = new Map(lines.value.map(({ product }) => [product.id, product.quantity]));
  const followUp = await makeFollowUp(transaction, project, ordered, now);
  const order = newOrder({
    placing,
    orderId,
    project,
    client,
    request,
    terms: { ...terms.value, deliveryAddress: deliveryAddress.value },
    lines: lines.value,
    shippingDay: days.last,
    followUp,
  });
  await insertOrder(transaction, order, orderLines);
  await fixOrderedProducts(
    transaction,
    projectId,
    lines.value.map(({ product: { id, quantity }, price }) => ({
      id,
      quantity,
      unitGrossMinor: price.unitGross,
      discountHundredths: Math.round(price.discountPercent * 100),
    })),
  );
  return ok({ orderId, followUp });
};
