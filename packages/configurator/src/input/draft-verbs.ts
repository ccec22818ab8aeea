import type { DraftField, SurfaceKind } from '../state/states';

/** Verbs of the buttons for a drawing in progress; without one they do nothing. */
export interface DraftVerbs {
  /** Ends it with the points that are set. */
  readonly finish: () => void;
  /** Takes the last point back; with none left the draft ends. */
  readonly back: () => void;
  /** The surface that the next points go to; undefined lets the place decide. */
  readonly holdSurface: (surface: SurfaceKind | undefined) => void;
  /** Places the dragged stick at its current position; for a line, places the chain of that number, default the closest. */
  readonly place?: (offer?: number) => void;
  /** Leaves the next end in the air, or not: the same as Alt on a keyboard. */
  readonly setFree?: (isFree: boolean) => void;
  /** Brings the next end to a value on its surface, metres. */
  readonly setField?: (field: DraftField, metres: number) => void;
}
