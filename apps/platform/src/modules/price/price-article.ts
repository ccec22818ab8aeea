import { type LinePrices, linePrices, ok, type PriceFailure, type Result, type UnitPrice, unitPrice } from '@candil/domain';
import type { ConfiguredArticle } from '../catalogue';
import type { PriceBook } from './price-book';
import type { PriceTerms } from './price-terms';

export interface PricedArticle {
  readonly unit: UnitPrice;
  readonly discountPercent: number;
  readonly line: LinePrices;
}

/** Price of a quantity of an article under the terms of an account. */
export const priceArticle = (
  book: PriceBook,
  terms: PriceTerms,
  { model, article }: ConfiguredArticle,
  quantity: number,
): Result<PricedArticle, PriceFailure> => {
  const unit = unitPrice(book.basisOf(terms.catalogId, terms.rateId, model.model), article);
  if (!unit.ok) return unit;
  const { discountPercent } = terms;
  return ok({ unit: unit.value, discountPercent, line: linePrices(unit.value.amountMinor, quantity, discountPercent) });
};
