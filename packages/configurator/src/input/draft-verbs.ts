import type { SurfaceKind } from '../state/states';

/** What buttons do to what is being drawn; nothing where nothing is. */
export interface DraftVerbs {
  /** Ends it with the points that are set. */
  readonly finish: () => void;
  /** Takes the last point back; with none left the draft ends. */
  readonly back: () => void;
  /** The surface that the next points go to; undefined lets the place decide. */
  readonly holdSurface: (surface: SurfaceKind | undefined) => void;
}
