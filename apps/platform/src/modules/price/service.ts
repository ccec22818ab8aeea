import type { endpoints, PriceBasisOnWire, ReceivedBy, ResponseOf } from '@candil/contract';
import { type CatalogId, catalogOf, majorFromMinor } from '@candil/domain';
import type { Actor } from '../../kernel';
import type { Offer } from './offer';
import { pricedToWire, priceProduct } from './price-product';
import { termsOf } from './price-terms';

/** Base prices of a sub-family under the account's rate, for the browser to price each click itself. */
export const priceBasisFor = (offer: Offer, actor: Actor, subFamilyId: number, catalogId: CatalogId): PriceBasisOnWire => {
  const terms = termsOf(actor.company, catalogId);
  const models = offer.catalogue.editions[catalogId].modelsOfSubFamily.get(subFamilyId) ?? [];
  const bases = models.map(({ model }) => ({ model, basis: offer.book.basisOf(catalogId, terms.rateId, model) }));
  const netVisible = actor.seesNetPrices;
  return {
    rateId: terms.rateId,
    currency: bases[0]?.basis.currency ?? catalogOf(catalogId).currency,
    calculation: offer.book.calculation,
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
export const priceEach = (offer: Offer, actor: Actor, { catalogId, products }: PriceQuestion): PricedProducts => {
  const terms = termsOf(actor.company, catalogId);
  return products.map((product) => {
    const priced = priceProduct(offer, terms, product, 'en');
    return priced.ok
      ? { reference: priced.value.reference, ...pricedToWire(priced.value, actor.seesNetPrices) }
      : { reference: product.reference, failure: priced.failure };
  });
};
