import type { Selection } from '../attribute';
import type { BoardPose } from '../board';

/** One part of a board, of the article that it is ordered as. */
export interface BoardPart extends BoardPose {
  /** Unique on its board and lasting. */
  readonly id: string;
  /** Four digits. */
  readonly model: string;
  /** Chosen values. */
  readonly selection: Selection;
}

/** Product laid out on a board, as it is saved: only the choices and the positions; joints follow from them (TB1). */
export interface ToolkitBoard {
  readonly type: 'ToolkitBoard';
  /** Version of the document format. */
  readonly version: number;
  /** The collection of its parts. */
  readonly subFamilyId: number;
  /** 0 where it is not said. */
  readonly applicationLocationId: number;
  /** In the order in which they were laid. */
  readonly parts: readonly BoardPart[];
}

/** The version that is saved. */
export const TOOLKIT_BOARD_VERSION = 1;

/** Limits of a board, and of the distance from its middle (TB2). */
export const TOOLKIT_BOARD_LIMITS = { parts: 500, id: 64, metres: 50 } as const;

/** Recognises a saved document as a board. */
export function isToolkitBoard(document: { readonly type?: unknown }): document is ToolkitBoard {
  return document.type === 'ToolkitBoard';
}
