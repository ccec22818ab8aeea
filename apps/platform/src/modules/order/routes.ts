import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import type { Pictures } from '../catalogue';
import type { CatalogueContextReader } from '../price';
import { readOrder, readOrderOfProject } from './order-repository';
import { placeOrder } from './place-order';
import { reorder } from './reorder';
import { listOrders, previewOrder, showOrder } from './service';

export const orderRoutes = (contextFor: CatalogueContextReader, pictures: Pictures): readonly Route[] => {
  const show = (endpoint: typeof endpoints.getOrder): Route =>
    route(endpoint, async ({ actor, database, params, query }) =>
      showOrder(database, pictures, { actor, language: query.lang }, await readOrder(database, params.orderId)),
    );

  return defineRoutes(
    route(endpoints.generateOrder, async ({ actor, database, now, body }) =>
      previewOrder(database, await contextFor(database, now, actor), { actor, language: body.lang }, body.projectId),
    ),
    route(endpoints.getProjectOrder, async ({ actor, database, now, params, query }) =>
      previewOrder(database, await contextFor(database, now, actor), { actor, language: query.lang }, params.projectId),
    ),
    route(endpoints.processOrder, async ({ actor, database, now, body }) => {
      const placed = await placeOrder(database, { actor, now, context: await contextFor(database, now, actor) }, body);
      if (!placed.ok) return placed;
      const { orderId, followUp } = placed.value;
      return ok({ processOrderSuccess: true, orderId, followUp: followUp ?? null });
    }),
    route(endpoints.reorder, async ({ actor, database, now, params, query }) =>
      reorder(database, { actor, now, context: await contextFor(database, now, actor) }, { params, query }),
    ),
    show(endpoints.getOrder),
    show(endpoints.getOrderV3),
    route(endpoints.getOrderByProject, async ({ actor, database, params, query }) =>
      showOrder(database, pictures, { actor, language: query.lang }, await readOrderOfProject(database, params.projectId)),
    ),
    route(endpoints.listOrders, async ({ actor, database, query }) =>
      ok(await listOrders(database, { actor, language: query.lang }, query)),
    ),
  );
};
