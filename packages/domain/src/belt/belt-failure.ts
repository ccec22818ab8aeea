/** Why a belt does not stand as it is asked for; all measures in metres. */
export type BeltFailure =
  /** A point too near to an edge of its surface, or outside of the room. */
  | { readonly code: 'belt.attach-edge'; readonly point: number; readonly leastMetres: number; readonly metres: number }
  /** Two points on top of each other. */
  | { readonly code: 'belt.span-short'; readonly span: number; readonly leastMetres: number; readonly metres: number }
  /** A span that hangs through the floor, by so much. */
  | { readonly code: 'belt.below-floor'; readonly span: number; readonly metres: number }
  /** The belt is longer than it is made. */
  | { readonly code: 'belt.length'; readonly mostMetres: number; readonly metres: number }
  /** Two lights too near to each other along the belt; `gapMetres` is the distance between them, negative where they overlap. */
  | {
      readonly code: 'belt.spacing';
      readonly light: string;
      readonly other: string;
      readonly leastMetres: number;
      readonly gapMetres: number;
    }
  /** A rigid body where the belt is not straight enough under it. */
  | { readonly code: 'belt.body-straight'; readonly light: string; readonly mostMetres: number; readonly metres: number }
  /** A rigid body that reaches over an end of the belt, or a light that sits beyond it. */
  | { readonly code: 'belt.body-over-end'; readonly light: string; readonly metres: number };
