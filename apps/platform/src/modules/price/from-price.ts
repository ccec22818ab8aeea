import { type CalendarDay, type ModelDefinition, type Money, unitPrice } from '@candil/domain';
import { everyArticle } from '../catalogue';
import type { PriceBook } from './price-book';
import type { PriceTerms } from './price-terms';

interface Known {
  readonly today: CalendarDay;
  readonly book: PriceBook;
  readonly price: Money | undefined;
}

const known = new WeakMap<ModelDefinition, Map<number, Known>>();

const lowestPrice = (book: PriceBook, rateId: number, model: ModelDefinition, today: CalendarDay): Money | undefined => {
  const basis = book.basisOf(model.catalogId, rateId, model.model);
  let lowest: Money | undefined;
  for (const article of everyArticle(model, today)) {
    const price = unitPrice(basis, article);
    if (price.ok && (lowest === undefined || price.value.amountMinor < lowest.amountMinor)) lowest = price.value;
  }
  return lowest === undefined ? undefined : { amountMinor: lowest.amountMinor, currency: lowest.currency };
};

/** The lowest gross price at which the model can be had today; worked out once a day for a rate. */
export const fromPriceOf = (book: PriceBook, terms: PriceTerms, model: ModelDefinition, today: CalendarDay): Money | undefined => {
  const byRate = known.get(model) ?? new Map<number, Known>();
  known.set(model, byRate);
  const before = byRate.get(terms.rateId);
  if (before !== undefined && before.today === today && before.book === book) return before.price;
  const price = lowestPrice(book, terms.rateId, model, today);
  byRate.set(terms.rateId, { today, book, price });
  return price;
};
