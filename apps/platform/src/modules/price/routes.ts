import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { CatalogueContextReader } from './catalogue-context';
import { priceBasisFor, priceEach } from './service';

export const priceRoutes = (contextFor: CatalogueContextReader) =>
  defineRoutes(
    route(endpoints.getPriceBasis, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      return ok(priceBasisFor(await contextFor(database, now, actor), actor, query.subFamilyId, query.catalogId));
    }),
    route(endpoints.priceProducts, async ({ actor, body, database, now }) => {
      const allowed = checkCatalogueAccess(actor, body.catalogId);
      if (!allowed.ok) return allowed;
      return ok(priceEach(await contextFor(database, now, actor), actor, body));
    }),
  );
