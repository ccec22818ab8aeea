import type { EditFailure, ElementId } from '@candil/domain';

/** Why something cannot stand where it is wanted. */
export type PlaceRefusal =
  /** How far it would have to go away from the other, metres. */
  { readonly code: 'editor.too-close'; readonly to: ElementId; readonly gapMetres: number } | { readonly code: 'editor.outside-room' };

/** Why the editor does not do what was asked. */
export type Refusal = EditFailure | PlaceRefusal;
