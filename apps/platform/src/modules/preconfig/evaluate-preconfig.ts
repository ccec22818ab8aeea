import type { Preconfig as StoredPreconfig } from '@candil/catalogue';
import {
  type Article,
  type ArticleAvailability,
  articleAvailability,
  type LinePrices,
  type LineTotals,
  type ModelDefinition,
  sumLines,
} from '@candil/domain';
import { acceptProduct } from '../catalogue';
import { type Offer, type PriceTerms, priceArticle } from '../price';

export interface EvaluatedPart {
  readonly model: ModelDefinition;
  readonly article: Article;
  readonly quantity: number;
  /** As it was put together; undefined = the standard height. */
  readonly pendantHeight: number | undefined;
  readonly price: LinePrices | undefined;
  readonly availability: ArticleAvailability;
}

/** A starting point with what its products are and cost today. */
export interface EvaluatedPreconfig {
  readonly preconfig: StoredPreconfig;
  readonly parts: readonly EvaluatedPart[];
  readonly totals: LineTotals;
  readonly pieces: number;
  readonly lumens: number;
  readonly watts: number;
  /** Undefined = on request. */
  readonly weeks: number | undefined;
}

const longest = (parts: readonly EvaluatedPart[]): number | undefined => {
  const weeks = parts.flatMap(({ availability }) => availability.weeks ?? []);
  return weeks.length < parts.length ? undefined : Math.max(...weeks);
};

const sumOf = (parts: readonly EvaluatedPart[], of: (model: ModelDefinition) => number): number =>
  parts.reduce((sum, { model, quantity }) => sum + of(model) * quantity, 0);

/** Undefined when one of its products cannot be had today: what is offered can be ordered. */
export const evaluatePreconfig = (offer: Offer, terms: PriceTerms, preconfig: StoredPreconfig): EvaluatedPreconfig | undefined => {
  const { book, today } = offer;
  const parts: EvaluatedPart[] = [];
  for (const { referenceCode, pendantHeight, quantity } of preconfig.products) {
    const accepted = acceptProduct(offer, terms.catalogId, { referenceCode, pendantHeight });
    if (!accepted.ok) return undefined;
    const { model, article } = accepted.value;
    const availability = articleAvailability(article, quantity, today);
    if (model.discontinued || availability.days < 0) return undefined;
    const priced = priceArticle(book, terms, accepted.value, quantity);
    parts.push({ model, article, quantity, pendantHeight, price: priced.ok ? priced.value.line : undefined, availability });
  }
  return {
    preconfig,
    parts,
    totals: sumLines(parts.flatMap(({ price }) => price ?? [])),
    pieces: sumOf(parts, () => 1),
    lumens: Math.round(sumOf(parts, ({ technical }) => technical.lumens)),
    watts: Math.round(sumOf(parts, ({ technical }) => technical.watts) * 10) / 10,
    weeks: longest(parts),
  };
};
