/** The problems of a board (TB6–TB9, TB11). */
export type ToolkitFailure =
  /** The model is no part of the system. */
  | { readonly code: 'toolkit.part-foreign'; readonly model: string }
  | { readonly code: 'toolkit.overlap' }
  /** A part has an end that must be joined to something, and is not. */
  | { readonly code: 'toolkit.loose-end'; readonly model: string }
  /** Nothing feeds what draws these watts. */
  | { readonly code: 'toolkit.no-feed'; readonly watts: number }
  /** More watts are drawn than are delivered. */
  | { readonly code: 'toolkit.overload'; readonly watts: number; readonly deliveredWatts: number }
  /** Joined parts are longer than allowed, metres. */
  | { readonly code: 'toolkit.length'; readonly metres: number; readonly mostMetres: number }
  /** Joined parts are heavier than allowed. */
  | { readonly code: 'toolkit.load'; readonly kilograms: number; readonly mostKilograms: number }
  /** The board has more parts than allowed. */
  | { readonly code: 'toolkit.too-many-parts'; readonly parts: number; readonly max: number };

/** One problem of a board, with the parts that it is about. */
export interface BoardIssue {
  /** Failure of the check. */
  readonly failure: ToolkitFailure;
  /** Ids of the parts that it concerns. */
  readonly partIds: readonly string[];
  /** Connector of a loose end. */
  readonly connectorId?: string;
}

/** Failures that no saved board may have; all others are reported and block ordering. */
export function forbidsSaving({ code }: ToolkitFailure): boolean {
  return code === 'toolkit.overlap' || code === 'toolkit.part-foreign' || code === 'toolkit.too-many-parts';
}
