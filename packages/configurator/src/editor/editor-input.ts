import type { Handling, Repairs } from './core';
import type { CoreInput } from './core-input';
import type { EditorSystem } from './editor-system';

/** Inputs of an editor. */
export interface EditorInput extends CoreInput {
  /** The construction of the collection of these sources: `editorSystemOf(sources)`, or the one that a page shows alone. */
  readonly system: EditorSystem;
  /** Repairs of issues, or how they are loaded; a page that loads them shows issues without repairs until then. */
  readonly repairs: Repairs | (() => Promise<Repairs>);
  /**
   * `handlingOf(sources)`, or how it is loaded. Until then a drag waits for it, and so does a verb: what is asked for is done when it has
   * arrived, and given up when it does not. An empty room needs none of it.
   */
  readonly handling: Handling | (() => Promise<Handling>);
}
