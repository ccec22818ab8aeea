import { buildArticle, type CalendarDay, completeSelection, type ModelDefinition, type Money, unitPrice } from '@candil/domain';
import { defaultArticle } from '../catalogue';
import { cheapestSelection } from './cheapest-selection';
import { type DisplayMoney, displayMoney, type PriceBase } from './display-price';
import type { PriceBook } from './price-book';
import type { PriceTerms } from './price-terms';

interface Known {
  readonly today: CalendarDay;
  readonly book: PriceBook;
  readonly price: Money | undefined;
}

/** By rate, calculation and finish. */
const known = new WeakMap<ModelDefinition, Map<string, Known>>();

const lowestPrice = (book: PriceBook, rateId: number, model: ModelDefinition, today: CalendarDay, finish?: string): Money | undefined => {
  const basis = book.basisOf(model.catalogId, rateId, model.model);
  const any = defaultArticle(model, today);
  const selection = any && cheapestSelection(basis, any, model, today, finish);
  const article = selection && buildArticle(model, completeSelection(model, selection, today), today);
  if (!article?.ok) return undefined;
  const price = unitPrice(basis, article.value);
  return price.ok ? { amountMinor: price.value.amountMinor, currency: price.value.currency } : undefined;
};

const lowestGross = (book: PriceBook, { rateId }: PriceTerms, model: ModelDefinition, today: CalendarDay, finish?: string) => {
  const byTerms = known.get(model) ?? new Map<string, Known>();
  known.set(model, byTerms);
  const key = `${rateId} ${book.calculation} ${finish ?? ''}`;
  const before = byTerms.get(key);
  if (before !== undefined && before.today === today && before.book === book) return before.price;
  const price = lowestPrice(book, rateId, model, today, finish);
  byTerms.set(key, { today, book, price });
  return price;
};

/**
 * The lowest price at which the model, or the model in one finish, can be had today, net or gross by the rights of the account. The least gross price is
 * the least net price too: one discount holds for all. Worked out once a day for a rate.
 */
export const fromPriceOf = (
  book: PriceBook,
  base: PriceBase,
  model: ModelDefinition,
  today: CalendarDay,
  finish?: string,
): DisplayMoney | undefined => displayMoney(base, lowestGross(book, base, model, today, finish));
