import type { Article } from '../article';
import type { AvailabilityPeriod, LeadTimeEntry } from '../attribute';

/** An article or accessory of a composition, drivers included; what it costs and when it comes is known beforehand. */
export interface CompositionPart {
  /** Reference of an article or code of an accessory; answers name the part by it. */
  readonly code: string;
  /** Pieces in one composition: whole, 1 or more. */
  readonly quantity: number;
  /** Rounded gross price of one piece in whole cents; undefined where there is none. */
  readonly unitPriceMinor: number | undefined;
  /** Lead-time entries of everything that it is made of, as an article has them. */
  readonly leadtimes: readonly (readonly LeadTimeEntry[])[];
  /** Availability of the part. */
  readonly availability: AvailabilityPeriod;
}

/** The part that so many pieces of an article are. */
export function partOfArticle(
  article: Pick<Article, 'reference' | 'leadtimes' | 'availability'>,
  unitPriceMinor: number | undefined,
  quantity: number,
): CompositionPart {
  const { reference, leadtimes, availability } = article;
  return { code: reference, quantity, unitPriceMinor, leadtimes, availability };
}

/** Pieces of a part in so many compositions; throws for counts that are no whole number from 1 on (CP8). */
export function piecesOf({ code, quantity }: CompositionPart, compositions: number): number {
  const pieces = quantity * compositions;
  if (quantity < 1 || compositions < 1 || !Number.isInteger(quantity) || !Number.isSafeInteger(pieces)) {
    throw new RangeError(`${quantity} × ${compositions} is no quantity of ${code}`);
  }
  return pieces;
}
