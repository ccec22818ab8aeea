import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { CatalogueContextReader } from '../price';
import { availabilityOfEach } from './service';

export const availabilityRoutes = (contextFor: CatalogueContextReader) =>
  defineRoutes(
    route(endpoints.getAvailability, async ({ actor, body, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, body.catalogId ?? actor.catalogId);
      if (!allowed.ok) return allowed;
      return ok(availabilityOfEach(await contextFor(database, now, actor), allowed.value, body.products, query.lang));
    }),
  );
