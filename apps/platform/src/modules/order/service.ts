import type { endpoints, Order, OrderDraft, ReceivedBy, ResponseOf } from '@candil/contract';
import { fail, ok, PROJECT_STATUS, type Result, ROLES } from '@candil/domain';
import type { Database } from '../../kernel';
import { foldText, type Pictures } from '../catalogue';
import type { PlaceReader } from '../place';
import type { Offer } from '../price';
import { accessTo, type Reader, readProject, readProjectHeader } from '../project';
import { knownAddresses } from './delivery-address';
import { draftToWire } from './draft-to-wire';
import type { OrderFailure } from './failures';
import { isOrderVisibleTo, orderAudienceOf } from './order-policy';
import { listOrderPage, type OrderRow, readOrderLines } from './order-repository';
import { orderListItemToWire, orderToWire } from './order-to-wire';

/** A draft for whoever may order the project. */
export const draftOrder = async (
  database: Database,
  offer: Offer,
  places: PlaceReader,
  reader: Reader,
  projectId: string,
): Promise<Result<OrderDraft, OrderFailure>> => {
  const project = await readProject(database, projectId);
  if (project === undefined) return fail({ code: 'project.not-found' });
  const access = accessTo(reader.actor, project);
  if (!access.read) return fail({ code: 'project.not-found' });
  if (project.status === PROJECT_STATUS.ORDER) return fail({ code: 'project.read-only' });
  if (!access.order) return fail({ code: 'access.denied' });
  const { company } = project;
  const deliveryAddresses = company === null ? [] : await knownAddresses(database, places, company, reader.language);
  return ok({ ...draftToWire(offer, project, reader), deliveryAddresses });
};

/** The order as found, if the account may see it; a foreign and an unknown one answer alike. */
export const showOrder = async (
  database: Database,
  pictures: Pictures,
  reader: Reader,
  order: OrderRow | undefined,
): Promise<Result<Order, OrderFailure>> => {
  if (order === undefined || !isOrderVisibleTo(reader.actor, order)) return fail({ code: 'order.not-found' });
  const lines = await readOrderLines(database, order.id);
  return ok(orderToWire(pictures, order, lines, await followUpOf(database, order, reader), reader));
};

/** The project that went on with what the order left out, for whoever may still read it. */
const followUpOf = async (database: Database, { followUpProjectId }: OrderRow, { actor }: Reader): Promise<Order['followUp']> => {
  const project = followUpProjectId === null ? undefined : await readProjectHeader(database, followUpProjectId);
  return project !== undefined && accessTo(actor, project).read ? { projectId: project.id, name: project.name } : null;
};

type ListQuestion = ReceivedBy<typeof endpoints.listOrders>['query'];

export const listOrders = async (
  database: Database,
  reader: Reader,
  { limit, page, search, status, mode }: ListQuestion,
): Promise<ResponseOf<typeof endpoints.listOrders>> => {
  const { orders, total } = await listOrderPage(database, {
    audience: orderAudienceOf(reader.actor),
    mode,
    importerRoleId: ROLES.importer,
    status,
    searchKey: foldText(search.trim()),
    limit,
    offset: (page - 1) * limit,
  });
  return { items: orders.map((order) => orderListItemToWire(order, reader)), total, page, limit };
};
