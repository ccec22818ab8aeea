import { type CatalogId, catalogOf, type ModelDefinition, majorFromMinor, PRODUCT_CATEGORIES } from '@candil/domain';
import type { Actor } from '../../kernel';
import { type CatalogueContext, termsOf } from '../price';

/** The properties of a viewer that decide about prices. */
export type OfferViewer = Pick<Actor, 'company' | 'seesNetPrices'>;

const discountsOf = (actor: OfferViewer, catalogId: CatalogId): Record<string, number> =>
  Object.fromEntries(
    Object.values(PRODUCT_CATEGORIES).flatMap((categoryId) => {
      const { discountPercent } = termsOf(actor.company, catalogId, categoryId);
      return actor.seesNetPrices && discountPercent !== 0 ? [[String(categoryId), discountPercent] as const] : [];
    }),
  );

/** Returns the basis on which a browser prices the models, under the terms of the account. */
export const priceBasisOf = (context: CatalogueContext, actor: OfferViewer, catalogId: CatalogId, models: readonly ModelDefinition[]) => {
  const { rateId } = termsOf(actor.company, catalogId);
  return {
    rateId,
    currency: catalogOf(catalogId).currency,
    calculation: context.book.calculation,
    netVisible: actor.seesNetPrices,
    basePrices: models.flatMap(({ model }) => {
      const { basePriceMinor } = context.book.basisOf(catalogId, rateId, model);
      return basePriceMinor === undefined ? [] : [{ model, basePrice: majorFromMinor(basePriceMinor) }];
    }),
    discountPercent: discountsOf(actor, catalogId),
  };
};
