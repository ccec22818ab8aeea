import type { ToolId } from '../state/states';
import type { DraftVerbs } from './draft-verbs';
import type { KeyInput, PointerInput } from './input';

/** A tool with a machine of its own: while it is taken, it handles pointers without a drag and keys. */
export interface ToolHand {
  /** The tool is chosen. */
  readonly take: () => void;
  readonly hover: (input: PointerInput) => void;
  /** A press that was let go without a drag. */
  readonly click: (input: PointerInput) => void;
  /** Handles a key before all others but typed values; returns whether it was taken. */
  readonly key: (input: KeyInput) => boolean;
  /** Drops whatever it holds. */
  readonly letGo: () => void;
  /** Verbs of a tool that draws. */
  readonly draft?: DraftVerbs;
}

/** The tools that have one; a system of parts brings its own. */
export type ToolHands = { readonly [K in ToolId]?: ToolHand };
