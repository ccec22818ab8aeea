import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import { type CatalogueContextReader, priceBaseOf } from '../price';
import { creationNumberIn } from '../project';
import { compositionVariantOf, readCompositions } from './compare-compositions';
import { articleVariantOf } from './compare-products';

export const comparisonRoutes = (contextFor: CatalogueContextReader) =>
  defineRoutes(
    route(endpoints.compareProducts, async ({ actor, query, body: { catalogId, products }, database, now }) => {
      const allowed = checkCatalogueAccess(actor, catalogId);
      if (!allowed.ok) return allowed;
      const context = await contextFor(database, now, actor);
      const base = priceBaseOf(actor, catalogId);
      const creations = products.flatMap(({ referenceCode }) => creationNumberIn(referenceCode) ?? []);
      const compositions = await readCompositions(database, actor, creations);
      return ok(
        products.map((product) => {
          const number = creationNumberIn(product.referenceCode);
          return number === undefined
            ? articleVariantOf(context, base, product, query.lang)
            : compositionVariantOf(context, actor, number, compositions.get(number), query.lang);
        }),
      );
    }),
  );
