import { type LinePrices, type LineTotals, linePrices, sumLines } from '../price';
import { fail, ok, type Result } from '../result';
import { type LineValidity, lineValidity, type OrderLineState } from './line-validity';
import { checkQuantity, type QuantityFailure } from './quantity';

/** A product of the project on its way into an order. */
export interface OrderLineInput extends OrderLineState {
  /** Id of the line. */
  readonly id: string;
  /** Whole cents. */
  readonly unitGrossMinor: number;
  /** Percent, 0–100. */
  readonly discountPercent: number;
}

/** A line that may be ordered. */
export interface OrderLine {
  /** Id of the line. */
  readonly id: string;
  /** Whole pieces, the least quantity or more. */
  readonly quantity: number;
  /** Least pieces of an order. */
  readonly moq: number;
  /** Percent, 0–100. */
  readonly discountPercent: number;
  /** Whole cents. */
  readonly prices: LinePrices;
}

/** A line that may not be ordered, and why (OR12). */
export interface DroppedOrderLine {
  /** Id of the line that is left out. */
  readonly id: string;
  /** Reason why it is left out. */
  readonly validity: Extract<LineValidity, { valid: false }>;
}

/** Preview of an order of a project: its valid lines in their order, the dropped ones, and the totals of the valid lines (OR12). */
export interface OrderPreview {
  /** The lines that may be ordered, by their ids. */
  readonly products: { readonly orderedIds: readonly string[]; readonly byId: Readonly<Record<string, OrderLine>> };
  /** The others, each with its reason. */
  readonly dropped: readonly DroppedOrderLine[];
  /** Totals of the lines that may be ordered. */
  readonly totals: LineTotals;
}

/** Why a quantity of an order is not changed (OR13). */
export type OrderQuantityFailure =
  | QuantityFailure
  /** The draft has no such line. */
  | { readonly code: 'order.line-unknown'; readonly id: string }
  /** The quantity is less than the least that is sold. */
  | { readonly code: 'order.below-moq'; readonly id: string; readonly quantity: number; readonly moq: number };

/** Drops what may not be ordered, naming line and reason, and prices the rest (OR12). */
export function previewOrder(lines: readonly OrderLineInput[]): OrderPreview {
  const kept: OrderLine[] = [];
  const dropped: DroppedOrderLine[] = [];
  for (const line of lines) {
    const validity = lineValidity(line);
    const { id, quantity, moq, discountPercent } = line;
    if (validity.valid)
      kept.push({ id, quantity, moq, discountPercent, prices: linePrices(line.unitGrossMinor, quantity, discountPercent) });
    else dropped.push({ id, validity });
  }
  return draftOf(kept, dropped);
}

/**
 * Sets a quantity greater than 0 and not below the moq, and recalculates the sums; otherwise nothing changes and the reason is given
 * (OR13).
 */
export function changeOrderQuantity(preview: OrderPreview, id: string, quantity: unknown): Result<OrderPreview, OrderQuantityFailure> {
  const { orderedIds, byId } = preview.products;
  const line = Object.hasOwn(byId, id) ? byId[id] : undefined;
  if (line === undefined) return fail({ code: 'order.line-unknown', id });
  const checked = checkQuantity(quantity);
  if (!checked.ok) return checked;
  if (line.moq > checked.value) return fail({ code: 'order.below-moq', id, quantity: checked.value, moq: line.moq });
  const prices = linePrices(line.prices.unitGross, checked.value, line.discountPercent);
  const changed = { ...line, quantity: checked.value, prices };
  const lines = orderedIds.flatMap((one) => (one === id ? changed : (byId[one] ?? [])));
  return ok(draftOf(lines, preview.dropped));
}

function draftOf(lines: readonly OrderLine[], dropped: readonly DroppedOrderLine[]): OrderPreview {
  return {
    products: { orderedIds: lines.map(({ id }) => id), byId: Object.fromEntries(lines.map((line) => [line.id, line])) },
    dropped,
    totals: sumLines(lines.map(({ prices }) => prices)),
  };
}
