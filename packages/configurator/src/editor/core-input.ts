import type { ElementId, ElementNode, Furniture, UnitSystem } from '@candil/domain';
import type { EditorSources } from './sources';

export type EditorMode = 'create' | 'edit' | 'validate' | 'export' | 'view';

/** Inputs of an editor beside the construction of its collection. */
export interface CoreInput {
  readonly sources: EditorSources;
  /** The Space to be edited; `blankSpace` makes an empty one. */
  readonly space: ElementNode;
  readonly furniture?: readonly Furniture[];
  /** True when the document differs from the saved one, as a restored draft does; default no. */
  readonly isChanged?: boolean;
  readonly mode: EditorMode;
  readonly unit: UnitSystem;
  /** Milliseconds, rising. */
  readonly now: () => number;
  /** ISO date-time for new elements. */
  readonly createdAt: () => string;
  /** Ids that no element of any document has. */
  readonly newId: () => ElementId;
}
