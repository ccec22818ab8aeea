import type { Selection } from '../attribute';

/** Quantity of one article in a list. */
export interface PieceRow {
  /** Unique in its list and lasting. */
  readonly id: string;
  /** Four digits; empty where what was written is no reference. */
  readonly model: string;
  /** Values chosen so far. */
  readonly selection: Selection;
  /** Whole, 1 or more. */
  readonly quantity: number;
  /** Text that names no article; it stays until it is corrected. */
  readonly written?: string;
}

/** Product as a list of pieces, as it is saved: only the choices (PL1). */
export interface PieceList {
  readonly type: 'PieceList';
  /** Version of the document format. */
  readonly version: number;
  /** The collection that the list is called after. */
  readonly subFamilyId: number;
  /** 0 where it is not said. */
  readonly applicationLocationId: number;
  /** In the order in which they are shown. */
  readonly rows: readonly PieceRow[];
  /** Ids of the companion rules whose suggestions were dismissed. */
  readonly dismissed: readonly string[];
}

/** The version that is saved. */
export const PIECE_LIST_VERSION = 1;

/** Limits of a list; texts in UTF-16 units (PL2). */
export const PIECE_LIST_LIMITS = { rows: 2_000, id: 64, written: 64, dismissed: 200, quantity: 99_999 } as const;

/** Recognises a saved document as a list of pieces, not a Space. */
export function isPieceList(document: { readonly type?: unknown }): document is PieceList {
  return document.type === 'PieceList';
}
