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
  | { readonly code: 'editor.no-belt-part' }
  /** Lights of the system hang on belts, and there is none. */
  | { readonly code: 'editor.needs-belt' }
  /** No feed is sold for a belt as long as this one, or the ceiling takes none. */
  | { readonly code: 'editor.no-feed-fits'; readonly metres: number };

/** Why outlets do not take what is to hang from them. */
export type OutletRefusal =
  /** By how much two outlets are too near, numbered from 1, metres. */
  | { readonly code: 'editor.outlets-too-near'; readonly outlets: readonly [number, number]; readonly gapMetres: number }
  /** No other order of what hangs there leaves everything clear. */
  | { readonly code: 'editor.no-other-order' };

/** Why the editor does not do what was asked. */
export type Refusal = EditFailure | PlaceRefusal | OutletRefusal | BeltRefusal;
