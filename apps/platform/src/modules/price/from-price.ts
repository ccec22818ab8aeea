import { buildArticle, type CalendarDay, completeSelection, type ModelDefinition, type Money, unitPrice } from '@candil/domain';
import { defaultArticle } from '../catalogue';
import { cheapestSelection } from './cheapest-selection';
import type { PriceBook } from './price-book';
import type { PriceTerms } from './price-terms';

interface Known {
  readonly today: CalendarDay;
  readonly book: PriceBook;
  readonly price: Money | undefined;
}

/** By rate and calculation. */
const known = new WeakMap<ModelDefinition, Map<string, Known>>();

const lowestPrice = (book: PriceBook, rateId: number, model: ModelDefinition, today: CalendarDay): Money | undefined => {
  const basis = book.basisOf(model.catalogId, rateId, model.model);
  const any = defaultArticle(model, today);
  const selection = any && cheapestSelection(basis, any, model, today);
  const article = selection && buildArticle(model, completeSelection(model, selection, today), today);
  if (!article?.ok) return undefined;
  const price = unitPrice(basis, article.value);
  return price.ok ? { amountMinor: price.value.amountMinor, currency: price.value.currency } : undefined;
};

/** The lowest gross price at which the model can be had today; worked out once a day for a rate. */
export const fromPriceOf = (book: PriceBook, terms: PriceTerms, model: ModelDefinition, today: CalendarDay): Money | undefined => {
  const byTerms = known.get(model) ?? new Map<string, Known>();
  known.set(model, byTerms);
  const key = `${terms.rateId} ${book.calculation}`;
  const before = byTerms.get(key);
  if (before !== undefined && before.today === today && before.book === book) return before.price;
  const price = lowestPrice(book, terms.rateId, model, today);
  byTerms.set(key, { today, book, price });
  return price;
};
