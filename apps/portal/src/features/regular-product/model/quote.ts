import {
  type Article,
  type ArticleAvailability,
  articleAvailability,
  buildArticle,
  CODE_ATTRIBUTE_TYPES,
  type CodeAttributeType,
  composeReference,
  type LinePrices,
  linePrices,
  type ModelDefinition,
  type Selection,
  type UnitPrice,
  unitPrice,
  variationsOf,
} from '@candil/domain';
import { type ProductOffer, priceBasisOf } from './product-offer';

/** Price and delivery of a quantity of an article. */
export interface Quote {
  /** False: the cheapest way to complete choices that are still open, for a price "from". */
  readonly complete: boolean;
  readonly article: Article;
  readonly price: { readonly unit: UnitPrice; readonly line: LinePrices } | undefined;
  readonly availability: ArticleAvailability;
}

/** The amount that someone decides by: net where it may be seen, else gross; in minor units. */
export const decidingTotal = ({ prices }: ProductOffer, quote: Quote): number | undefined =>
  quote.price && (prices.netVisible ? quote.price.line.totalNet : quote.price.line.totalGross);

/** Price of one piece, net where it may be seen, else gross; in minor units. */
export const decidingUnit = ({ prices }: ProductOffer, quote: Quote): number | undefined =>
  quote.price && (prices.netVisible ? quote.price.line.unitNet : quote.price.line.unitGross);

/** The quote of a selection: exact when every attribute is chosen, else that of its cheapest completion; undefined when none can be built. */
export const quoteOf = (offer: ProductOffer, model: ModelDefinition, selection: Selection, quantity: number): Quote | undefined => {
  const complete = isComplete(model, selection);
  let best: Quote | undefined;
  for (const candidate of completionsOf(offer, model, selection)) {
    const quote = exactQuote(offer, model, candidate, quantity, complete);
    if (quote !== undefined && (best === undefined || isCheaper(offer, quote, best))) best = quote;
  }
  return best;
};

/** Returns whether the full reference can be composed: every attribute that the model varies is chosen (AT). */
const isComplete = (model: ModelDefinition, selection: Selection): boolean => composeReference(model, selection).ok;

/** The attributes still to be chosen, in the order of the reference. */
export const openAttributes = (offer: ProductOffer, model: ModelDefinition, selection: Selection): readonly CodeAttributeType[] =>
  CODE_ATTRIBUTE_TYPES.filter((type) => selection[type] === undefined && variationsOf(model, type, offer.today).length > 0);

const exactQuote = (
  offer: ProductOffer,
  model: ModelDefinition,
  selection: Selection,
  quantity: number,
  complete: boolean,
): Quote | undefined => {
  const article = buildArticle(model, selection, offer.today);
  if (!article.ok) return undefined;
  const unit = unitPrice(priceBasisOf(offer, model.model), article.value);
  return {
    complete,
    article: article.value,
    price: unit.ok ? { unit: unit.value, line: linePrices(unit.value.amountMinor, quantity, offer.prices.discountPercent) } : undefined,
    availability: articleAvailability(article.value, quantity, offer.today),
  };
};

function* completionsOf(offer: ProductOffer, model: ModelDefinition, selection: Selection): Generator<Selection> {
  const [type] = openAttributes(offer, model, selection);
  if (type === undefined) {
    yield selection;
    return;
  }
  for (const { modifier } of variationsOf(model, type, offer.today)) yield* completionsOf(offer, model, { ...selection, [type]: modifier });
}

const isCheaper = (offer: ProductOffer, one: Quote, other: Quote): boolean => {
  const [first, second] = [decidingTotal(offer, one) ?? Infinity, decidingTotal(offer, other) ?? Infinity];
  return first === second ? weeksOf(one) < weeksOf(other) : first < second;
};

const weeksOf = ({ availability }: Quote): number => availability.weeks ?? Infinity;
