import type { BeltFailure, EditFailure, ElementId } from '@candil/domain';

/** Why something cannot stand where it is wanted. */
export type PlaceRefusal =
  /** How far it would have to go away from the other, metres. */
  { readonly code: 'editor.too-close'; readonly to: ElementId; readonly gapMetres: number } | { readonly code: 'editor.outside-room' };

/** Why a belt cannot be drawn or changed so. */
export type BeltRefusal =
  | BeltFailure
  /** It would be left with a single point. */
  | { readonly code: 'editor.belt-needs-points' }
  /** An end of a belt is none to split it at. */
  | { readonly code: 'editor.belt-ends-here' }
  /** A loop has no ends to go on from. */
  | { readonly code: 'editor.belt-is-loop' }
  /** The collection sells no belt, or not that part. */
  | { readonly code: 'editor.no-belt-part' };

/** Why the editor does not do what was asked. */
export type Refusal = EditFailure | PlaceRefusal | BeltRefusal;
