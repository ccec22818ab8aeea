import type { BeltFailure, EditFailure, ElementId, FigureFailure, StickFailure } from '@candil/domain';

/** Reasons why an element cannot be placed there. */
export type PlaceRefusal =
  /** Distance it would have to move away from the other, in metres. */
  { readonly code: 'editor.too-close'; readonly to: ElementId; readonly gapMetres: number } | { readonly code: 'editor.outside-room' };

/** Reasons a belt cannot be drawn or changed so. */
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
  /** Only this many of the new elements fit. */
  | { readonly code: 'editor.belt-full'; readonly beltId: ElementId; readonly fits: number }
  /** The drawn points allow no greater length. */
  | { readonly code: 'editor.belt-length-held'; readonly leastMetres: number; readonly mostMetres: number }
  /** The room has no free place for a belt of that length. */
  | { readonly code: 'editor.no-place-for-belt'; readonly metres: number }
  /** Nothing sits on a belt beyond its end. */
  | { readonly code: 'editor.beyond-belt'; readonly lengthMetres: number }
  /** No feed is sold for a belt as long as this one, or the ceiling takes none. */
  | { readonly code: 'editor.no-feed-fits'; readonly metres: number };

/** Reasons sticks cannot be placed or changed so. */
export type StickRefusal =
  | StickFailure
  | FigureFailure
  /** One more than a joint takes. */
  | { readonly code: 'editor.joint-full'; readonly most: number }
  /** Two ends do not meet; how far they are apart, metres. */
  | { readonly code: 'editor.ends-apart'; readonly gapMetres: number }
  /** A base sits on a surface. */
  | { readonly code: 'editor.feed-needs-surface' }
  /** No chain of sticks stands where a line is drawn. */
  | { readonly code: 'editor.no-chain' }
  /** The collection sells no stick, or not that part. */
  | { readonly code: 'editor.no-stick-part' }
  /** The part comes with sticks, and there is none. */
  | { readonly code: 'editor.needs-stick' };

/** Reasons outlets do not take the models to be hung. */
export type OutletRefusal =
  /** By how much two outlets are too near, numbered from 1, metres. */
  | { readonly code: 'editor.outlets-too-near'; readonly outlets: readonly [number, number]; readonly gapMetres: number }
  /** No other order of the pendants leaves everything clear. */
  | { readonly code: 'editor.no-other-order' }
  /** Pendants of a compositor hang from its canopy, and there is none. */
  | { readonly code: 'editor.needs-canopy' };

/** Reasons the editor refuses a command. */
export type Refusal = EditFailure | PlaceRefusal | OutletRefusal | BeltRefusal | StickRefusal;
