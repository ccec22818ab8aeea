import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import type { Pictures } from '../catalogue';
import type { DocumentMaker } from '../document';
import type { PlaceReader } from '../place';
import type { CatalogueContextReader } from '../price';
import type { FileStore } from '../upload';
import { confirmationOf, orderToPrint } from './order-document';
import { readOrder, readOrderOfProject } from './order-repository';
import { placeOrder } from './place-order';
import { reorder } from './reorder';
import { forgetDeliveryAddress, listOrders, previewOrder, showOrder } from './service';

/** Dependencies of the routes of orders. */
export interface OrderParts {
  readonly contextFor: CatalogueContextReader;
  readonly pictures: Pictures;
  readonly places: PlaceReader;
  readonly files: FileStore;
  readonly maker: DocumentMaker;
  readonly prints: string;
}

export const orderRoutes = ({ contextFor, pictures, places, files, maker, prints }: OrderParts): readonly Route[] => {
  const show = (endpoint: typeof endpoints.getOrder): Route =>
    route(endpoint, async ({ actor, database, params, query }) =>
      showOrder(database, pictures, { actor, language: query.lang }, await readOrder(database, params.orderId)),
    );

  return defineRoutes(
    route(endpoints.generateOrder, async ({ actor, database, now, body }) =>
      previewOrder(database, await contextFor(database, now, actor), places, { actor, language: body.lang }, body.projectId),
    ),
    route(endpoints.getProjectOrder, async ({ actor, database, now, params, query }) =>
      previewOrder(database, await contextFor(database, now, actor), places, { actor, language: query.lang }, params.projectId),
    ),
    route(endpoints.forgetDeliveryAddress, ({ actor, database, query, body }) =>
      forgetDeliveryAddress(database, places, { actor, language: query.lang }, body),
    ),
    route(endpoints.processOrder, async ({ actor, database, now, body }) => {
      const placed = await placeOrder(database, { actor, now, context: await contextFor(database, now, actor), places }, body);
      if (!placed.ok) return placed;
      const { orderId, followUp } = placed.value;
      return ok({ processOrderSuccess: true, orderId, followUp: followUp ?? null });
    }),
    route(endpoints.reorder, async ({ actor, database, now, params, query }) =>
      reorder(database, { actor, now, context: await contextFor(database, now, actor), places }, { params, query }),
    ),
    show(endpoints.getOrder),
    show(endpoints.getOrderV3),
    route(endpoints.getOrderDocument, async ({ actor, database, params, query: { lang } }) => {
      const row = await readOrder(database, params.orderId);
      const order = await showOrder(database, pictures, { actor, language: lang }, row);
      if (!order.ok) return order;
      const printed = await orderToPrint(database, files, pictures, order.value);
      return confirmationOf(maker, prints, printed, lang);
    }),
    route(endpoints.getOrderByProject, async ({ actor, database, params, query }) =>
      showOrder(database, pictures, { actor, language: query.lang }, await readOrderOfProject(database, params.projectId)),
    ),
    route(endpoints.listOrders, async ({ actor, database, query }) =>
      ok(await listOrders(database, { actor, language: query.lang }, query)),
    ),
  );
};
