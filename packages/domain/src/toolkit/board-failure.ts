/** What stands against a board (TB6–TB9, TB11). */
export type ToolkitFailure =
  | { readonly code: 'toolkit.part-foreign'; readonly model: string }
  | { readonly code: 'toolkit.overlap' }
  | { readonly code: 'toolkit.loose-end'; readonly model: string }
  | { readonly code: 'toolkit.no-feed'; readonly watts: number }
  | { readonly code: 'toolkit.overload'; readonly watts: number; readonly deliveredWatts: number }
  | { readonly code: 'toolkit.length'; readonly metres: number; readonly mostMetres: number }
  | { readonly code: 'toolkit.load'; readonly kilograms: number; readonly mostKilograms: number }
  | { readonly code: 'toolkit.too-many-parts'; readonly parts: number; readonly max: number };

/** One thing that stands against a board, with the parts that it is about. */
export interface BoardIssue {
  readonly failure: ToolkitFailure;
  readonly partIds: readonly string[];
  /** Of a loose end: the connector of its part. */
  readonly connectorId?: string;
}

/** What no saved board may have; everything else is told, and keeps it from being ordered. */
export function forbidsSaving({ code }: ToolkitFailure): boolean {
  return code === 'toolkit.overlap' || code === 'toolkit.part-foreign' || code === 'toolkit.too-many-parts';
}
