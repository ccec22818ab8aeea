import type { Article, ArticleFailure } from '../article';
import type { PriceFailure, UnitPrice } from '../price';
import type { Result } from '../result';
import { checkQuantity, type QuantityFailure } from './quantity';

/** State that decides whether a line may be budgeted and ordered. */
export interface OrderLineState {
  /** Whole pieces. */
  readonly quantity: number;
  /** Least quantity that is sold, 1 or more. */
  readonly moq: number;
  /** 1 where it has every choice that it needs, else 0. */
  readonly isPersonalized: 0 | 1;
  /** True when it is no longer made. */
  readonly discontinued: boolean;
  /** Days until the article is available, -1 = ended. */
  readonly days: number;
  /** The built article; absent = known to be buildable. */
  readonly article?: Result<Article, ArticleFailure> | undefined;
  /** The article's price; absent = known to exist. */
  readonly price?: Result<UnitPrice, PriceFailure> | undefined;
}

/** Validity of a line, or the reason against it and its data (OR9). */
export type LineValidity =
  | { readonly valid: true }
  /** The article cannot be built any more. */
  | { readonly valid: false; readonly reason: 'not-buildable'; readonly failure: ArticleFailure }
  /** A choice is missing, or the article has ended. */
  | { readonly valid: false; readonly reason: 'not-personalised' | 'discontinued' | 'ended' }
  /** The article has no price. */
  | { readonly valid: false; readonly reason: 'no-price'; readonly failure: PriceFailure }
  /** The quantity is none. */
  | { readonly valid: false; readonly reason: 'quantity'; readonly failure: QuantityFailure }
  /** The quantity is less than the least that is sold. */
  | { readonly valid: false; readonly reason: 'moq'; readonly moq: number; readonly quantity: number };

/** Checks that a line may be budgeted and ordered, else gives the most serious reason against it (OR3–OR9). */
export function lineValidity(line: OrderLineState): LineValidity {
  if (line.article?.ok === false) return { valid: false, reason: 'not-buildable', failure: line.article.failure };
  if (line.isPersonalized !== 1) return { valid: false, reason: 'not-personalised' };
  if (line.discontinued) return { valid: false, reason: 'discontinued' };
  if (line.days < 0) return { valid: false, reason: 'ended' };
  if (line.price?.ok === false) return { valid: false, reason: 'no-price', failure: line.price.failure };
  const quantity = checkQuantity(line.quantity);
  if (!quantity.ok) return { valid: false, reason: 'quantity', failure: quantity.failure };
  if (line.moq > line.quantity) return { valid: false, reason: 'moq', moq: line.moq, quantity: line.quantity };
  return { valid: true };
}
