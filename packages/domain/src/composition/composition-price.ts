import { divideDown, percentHundredths, safeMinor } from '../money';
import { type LinePrices, type LineTotals, linePrices } from '../price';
import { fail, ok, type Result } from '../result';
import { type CompositionPart, piecesOf } from './composition-part';

/** Share of one part in the prices of a line of compositions, in whole cents. */
export interface PartShare extends LineTotals {
  /** Code of the part. */
  readonly code: string;
  /** Pieces in the whole line. */
  readonly quantity: number;
  /** Gross price of one piece of the part. */
  readonly unitGross: number;
}

/** Prices of a line of compositions with the share of each part, in the order of the parts. */
export interface CompositionPrices extends LinePrices {
  /** They sum to the line (CP3). */
  readonly shares: readonly PartShare[];
}

/** A part has no price, so that the composition has none (CP2). */
export type CompositionFailure = { readonly code: 'composition.price-missing'; readonly part: string };

/**
 * Prices of so many pieces of a composition: its unit is the sum of each part's rounded price times its quantity (CP1), the shares
 * sum to the line (CP3), and a part without price leaves it without (CP2). Bounds of quantity and discount as for any line (PR21, CP8).
 */
export function compositionPrices(
  parts: readonly CompositionPart[],
  quantity: number,
  discountPercent: number,
): Result<CompositionPrices, CompositionFailure> {
  const gross: { readonly code: string; readonly quantity: number; readonly unitGross: number; readonly totalGross: number }[] = [];
  let unitGross = 0;
  for (const part of parts) {
    if (part.unitPriceMinor === undefined) return fail({ code: 'composition.price-missing', part: part.code });
    const pieces = piecesOf(part, quantity);
    const totalGross = safeMinor(safeMinor(part.unitPriceMinor) * pieces);
    gross.push({ code: part.code, quantity: pieces, unitGross: part.unitPriceMinor, totalGross });
    unitGross = safeMinor(unitGross + part.unitPriceMinor * part.quantity);
  }
  const line = linePrices(unitGross, quantity, discountPercent);
  const discounts = discountShares(
    gross.map(({ totalGross }) => totalGross),
    discountPercent,
    line.totalDiscount,
  );
  const shares = gross.map((share, index) => {
    const totalDiscount = discounts[index] ?? 0;
    return { ...share, totalNet: share.totalGross - totalDiscount, totalDiscount };
  });
  return ok({ ...line, shares });
}

/** The discount of each amount in whole cents: rounded down; the remainder goes to the largest rests, the earlier first (CP3). */
function discountShares(amounts: readonly number[], discountPercent: number, total: number): readonly number[] {
  const hundredths = percentHundredths(discountPercent);
  const percent = hundredths.ok ? hundredths.value : 0;
  const exact = amounts.map((amount, index) => {
    // Split by the divisor: amount times percentage may pass what a double holds exactly.
    const whole = divideDown(amount, 10_000);
    const part = (amount - whole * 10_000) * percent;
    const down = divideDown(part, 10_000);
    return { index, share: whole * percent + down, rest: part - down * 10_000 };
  });
  const shares = exact.map(({ share }) => share);
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const byRest = exact.toSorted((a, b) => b.rest - a.rest).slice(0, left);
  for (const { index, share } of byRest) shares[index] = share + 1;
  return shares;
}
