/** The ceiling side of an installation: its size and its requirements on the ceiling, as catalogue data. Metres. */
export interface Canopy {
  /** Two characters, as in a reference code. */
  readonly installation: string;
  /** Along x, metres, above 0 to 10. */
  readonly widthMetres: number;
  /** Along z, metres, above 0 to 10. */
  readonly depthMetres: number;
  /** Height below the ceiling, metres, above 0 to 10. */
  readonly heightMetres: number;
  /** Room that it takes above the ceiling; 0 = none. */
  readonly extraCeilingMetres: number;
  /** Ceiling materials it goes into; `all` = every one. */
  readonly compatibleMaterials: readonly string[];
}
