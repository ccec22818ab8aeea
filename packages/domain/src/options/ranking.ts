import type { Selection } from '../attribute';

/** Order of repairs with equally many changes; the caller knows prices and delivery (OP7). */
export interface RepairRanking {
  /** Price of a selection in cents; undefined = unknown, which comes last. */
  readonly priceMinor?: (selection: Selection) => number | undefined;
  /** Weeks of delivery; undefined = unknown, which comes last. */
  readonly weeks?: (selection: Selection) => number | undefined;
}

/** The cheaper first, of equal price the sooner, else in the order given. */
export function byRanking<Repair extends { readonly selection: Selection }>(
  repairs: readonly Repair[],
  { priceMinor, weeks }: RepairRanking,
): readonly Repair[] {
  if (repairs.length < 2) return repairs;
  return repairs
    .map((repair) => ({
      repair,
      priceMinor: priceMinor?.(repair.selection) ?? Infinity,
      weeks: weeks?.(repair.selection) ?? Infinity,
    }))
    .sort((a, b) => compared(a.priceMinor, b.priceMinor) || compared(a.weeks, b.weeks))
    .map(({ repair }) => repair);
}

function compared(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
