import type { endpoints, PriceBasisOnWire, ReceivedBy, ResponseOf } from '@candil/contract';
import { type CatalogId, catalogOf, majorFromMinor } from '@candil/domain';
import type { Actor } from '../../kernel';
import type { CatalogueContext } from './catalogue-context';
import { pricedToWire, priceProduct } from './price-product';
import { termsOf } from './price-terms';

/** Base prices of a sub-family under the account's rate, for the browser to price each click itself. */
export const priceBasisFor = (context: CatalogueContext, actor: Actor, subFamilyId: number, catalogId: CatalogId): PriceBasisOnWire => {
  const terms = termsOf(actor.company, catalogId);
  const models = context.catalogue.editions[catalogId].modelsOfSubFamily.get(subFamilyId) ?? [];
  const bases = models.map(({ model }) => ({ model, basis: context.book.basisOf(catalogId, terms.rateId, model) }));
  const netVisible = actor.seesNetPrices;
  return {
    rateId: terms.rateId,
    currency: bases[0]?.basis.currency ?? catalogOf(catalogId).currency,
    calculation: context.book.calculation,
    netVisible,
    discountPercent: netVisible ? terms.discountPercent : 0,
    basePrices: bases.flatMap(({ model, basis }) =>
      basis.basePriceMinor === undefined ? [] : [{ model, basePrice: majorFromMinor(basis.basePriceMinor) }],
    ),
  };
};

type PricedProducts = ResponseOf<typeof endpoints.priceProducts>;
type PriceQuestion = ReceivedBy<typeof endpoints.priceProducts>['body'];

/** Price of each product with its steps, or why it has none; a bad product does not spoil the others. */
export const priceEach = (context: CatalogueContext, actor: Actor, { catalogId, products }: PriceQuestion): PricedProducts => {
  const terms = termsOf(actor.company, catalogId);
  return products.map((product) => {
    const priced = priceProduct(context, terms, product, 'en');
    return priced.ok
      ? { reference: priced.value.reference, ...pricedToWire(priced.value, actor.seesNetPrices) }
      : { reference: product.reference, failure: priced.failure };
  });
};
