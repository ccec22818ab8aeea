import type { endpoints, Order, OrderPreview, ReceivedBy, ResponseOf } from '@candil/contract';
import { fail, ok, PROJECT_STATUS, type Result, ROLES } from '@candil/domain';
import type { Database } from '../../kernel';
import { foldText, type Pictures } from '../catalogue';
import type { PlaceReader } from '../place';
import type { CatalogueContext } from '../price';
import { accessTo, composeAhead, type ProjectHeader, readProject, readProjectHeader, type Viewer } from '../project';
import { knownAddresses } from './delivery-address';
import type { OrderFailure } from './failures';
import { isOrderVisibleTo, orderAudienceOf } from './order-policy';
import { forgetAddress, listOrderPage, type OrderRow, readOrderLines } from './order-repository';
import { orderListItemToWire, orderToWire } from './order-to-wire';
import { orderPreviewToWire } from './preview-to-wire';

/** The preview of an order, for users who may order the project. */
export const previewOrder = async (
  database: Database,
  context: CatalogueContext,
  places: PlaceReader,
  viewer: Viewer,
  projectId: string,
): Promise<Result<OrderPreview, OrderFailure>> => {
  const project = await readProject(database, projectId);
  const refused = refusalOfOrder(viewer, project);
  if (project === undefined || refused !== undefined) return fail(refused ?? { code: 'project.not-found' });
  await composeAhead(context, project);
  const { company } = project;
  const deliveryAddresses = company === null ? [] : await knownAddresses(database, places, company, viewer.language);
  return ok({ ...orderPreviewToWire(context, project, viewer), deliveryAddresses });
};

type ForgottenAddress = ReceivedBy<typeof endpoints.forgetDeliveryAddress>['body'];

/** Stops offering an address to the company of a project; allowed to everyone who may order the project. */
export const forgetDeliveryAddress = async (
  database: Database,
  places: PlaceReader,
  viewer: Viewer,
  { projectId, ...address }: ForgottenAddress,
): Promise<Result<Pick<OrderPreview, 'deliveryAddresses'>, OrderFailure>> => {
  const project = await readProjectHeader(database, projectId);
  const refused = refusalOfOrder(viewer, project);
  if (project === undefined || refused !== undefined) return fail(refused ?? { code: 'project.not-found' });
  const { company } = project;
  if (company === null) return ok({ deliveryAddresses: [] });
  await forgetAddress(database, company.id, address);
  return ok({ deliveryAddresses: await knownAddresses(database, places, company, viewer.language) });
};

/** Returns the reason the account may not order a project. */
const refusalOfOrder = ({ actor }: Viewer, project: ProjectHeader | undefined): OrderFailure | undefined => {
  if (project === undefined) return { code: 'project.not-found' };
  const access = accessTo(actor, project);
  if (!access.read) return { code: 'project.not-found' };
  if (project.status === PROJECT_STATUS.ORDER) return { code: 'project.read-only' };
  return access.order ? undefined : { code: 'access.denied' };
};

/** The order as found, if the account may see it; a foreign and an unknown one answer alike. */
export const showOrder = async (
  database: Database,
  pictures: Pictures,
  viewer: Viewer,
  order: OrderRow | undefined,
): Promise<Result<Order, OrderFailure>> => {
  if (order === undefined || !isOrderVisibleTo(viewer.actor, order)) return fail({ code: 'order.not-found' });
  const lines = await readOrderLines(database, order.id);
  return ok(orderToWire(pictures, order, lines, await followUpOf(database, order, viewer), viewer));
};

/** The follow-up project with the lines that the order left out, for its readers. */
const followUpOf = async (database: Database, { followUpProjectId }: OrderRow, { actor }: Viewer): Promise<Order['followUp']> => {
  const project = followUpProjectId === null ? undefined : await readProjectHeader(database, followUpProjectId);
  return project !== undefined && accessTo(actor, project).read ? { projectId: project.id, name: project.name } : null;
};

type ListQuestion = ReceivedBy<typeof endpoints.listOrders>['query'];

export const listOrders = async (
  database: Database,
  viewer: Viewer,
  { limit, page, search, status, mode }: ListQuestion,
): Promise<ResponseOf<typeof endpoints.listOrders>> => {
  const { orders, total } = await listOrderPage(database, {
    audience: orderAudienceOf(viewer.actor),
    mode,
    importerRoleId: ROLES.importer,
    status,
    searchKey: foldText(search.trim()),
    limit,
    offset: (page - 1) * limit,
  });
  return { items: orders.map((order) => orderListItemToWire(order, viewer)), total, page, limit };
};
