import type { Repairs } from './core';
import type { CoreInput } from './core-input';
import type { EditorSystem } from './editor-system';

/** Inputs of an editor. */
export interface EditorInput extends CoreInput {
  /** The construction of the collection of these sources: `editorSystemOf(sources)`, or the one that a page shows alone. */
  readonly system: EditorSystem;
  /** Repairs of issues, or how they are loaded; a page that loads them shows issues without repairs until then. */
  readonly repairs: Repairs | (() => Promise<Repairs>);
}
