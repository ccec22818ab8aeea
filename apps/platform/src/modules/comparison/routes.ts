import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import { type CatalogueContextReader, priceBaseOf } from '../price';
import { variantOf } from './compare-products';

export const comparisonRoutes = (contextFor: CatalogueContextReader) =>
  defineRoutes(
    route(endpoints.compareProducts, async ({ actor, query, body: { catalogId, products }, database, now }) => {
      const allowed = checkCatalogueAccess(actor, catalogId);
      if (!allowed.ok) return allowed;
      const context = await contextFor(database, now, actor);
      const base = priceBaseOf(actor, catalogId);
      return ok(products.map((product) => variantOf(context, base, product, query.lang)));
    }),
  );
