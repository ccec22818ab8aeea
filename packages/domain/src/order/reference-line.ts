import type { Article } from '../article';
import { leadTimeWeeks } from '../availability';
import { ok, type Result } from '../result';
import { checkQuantity, type QuantityFailure } from './quantity';

/** A line of an order by its reference (OR19). */
export interface OrderReferenceLine {
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** Reference as it was given. */
  readonly reference: string;
  /** Weeks; undefined = on request. */
  readonly leadtime: number | undefined;
  /** Least quantity that is sold, 1 or more. */
  readonly moq: number;
}

/** The reference line of an article in a quantity, with the weeks that this quantity takes (OR19). */
export function orderReferenceLine(
  article: Pick<Article, 'reference' | 'moq' | 'leadtimes'>,
  quantity: unknown,
): Result<OrderReferenceLine, QuantityFailure> {
  const checked = checkQuantity(quantity);
  if (!checked.ok) return checked;
  const { reference, moq, leadtimes } = article;
  return ok({ quantity: checked.value, reference, leadtime: leadTimeWeeks(leadtimes, checked.value), moq });
}
