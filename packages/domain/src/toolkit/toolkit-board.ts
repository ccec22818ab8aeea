import type { Selection } from '../attribute';
import type { BoardPose } from '../board';

/** One part of a board, of the article that it is ordered as. */
export interface BoardPart extends BoardPose {
  /** Unique on its board and lasting. */
  readonly id: string;
  /** Four digits. */
  readonly model: string;
  /** What is chosen of it. */
  readonly selection: Selection;
}

/** A product laid out on a board, as it is saved: nothing but what was chosen and where it lies; what holds together follows from that (TB1). */
export interface ToolkitBoard {
  readonly type: 'ToolkitBoard';
  /** Of the form that it is saved in. */
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

/** How much a board may hold, and how far from its middle (TB2). */
export const TOOLKIT_BOARD_LIMITS = { parts: 500, id: 64, metres: 50 } as const;

/** Whether a saved document is a board. */
export function isToolkitBoard(document: { readonly type?: unknown }): document is ToolkitBoard {
  return document.type === 'ToolkitBoard';
}
