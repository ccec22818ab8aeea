import { type endpoints, type PriceBasisOnWire, pricesToWire, type ReceivedBy, type ResponseOf } from '@candil/contract';
import { type CatalogId, catalogOf, errorText, majorFromMinor, type PriceStep } from '@candil/domain';
import type { Actor } from '../../kernel';
import { articleOfReference, configureFailureText } from '../catalogue';
import type { Offer } from './offer';
import { priceArticle } from './price-article';
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
    calculation: 'new',
    netVisible,
    discountPercent: netVisible ? terms.discountPercent : 0,
    basePrices: bases.flatMap(({ model, basis }) =>
      basis.basePriceMinor === undefined ? [] : [{ model, basePrice: majorFromMinor(basis.basePriceMinor) }],
    ),
  };
};

type PricedProducts = ResponseOf<typeof endpoints.priceProducts>;
type PriceQuestion = ReceivedBy<typeof endpoints.priceProducts>['body'];

const stepToWire = ({ what, modifier, amountMinor, runningMinor }: PriceStep) => ({
  what,
  ...(modifier !== undefined && { modifier }),
  amount: majorFromMinor(amountMinor),
  running: majorFromMinor(runningMinor),
});

/** Price of each product with its steps, or why it has none; a bad product does not spoil the others. */
export const priceEach = (offer: Offer, actor: Actor, { catalogId, products }: PriceQuestion): PricedProducts => {
  const terms = termsOf(actor.company, catalogId);
  const netVisible = actor.seesNetPrices;
  return products.map(({ reference, pendantHeight, quantity }) => {
    const configured = articleOfReference(
      offer.catalogue.editions[catalogId],
      catalogId,
      { referenceCode: reference, pendantHeight },
      offer.today,
    );
    if (!configured.ok) {
      return { reference, failure: { code: configured.failure.code, message: configureFailureText(configured.failure, 'en') } };
    }
    const priced = priceArticle(offer.book, terms, configured.value, quantity);
    if (!priced.ok) return { reference, failure: { code: priced.failure.code, message: errorText(priced.failure) } };
    const { unit, line } = priced.value;
    return {
      reference: configured.value.article.reference,
      prices: pricesToWire(line, unit.currency, netVisible),
      steps: unit.steps.map(stepToWire),
    };
  });
};
