/** The ceiling side of an installation: its size and what it asks of the ceiling, as catalogue data. Metres. */
export interface Canopy {
  readonly installation: string;
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  /** Room that it takes above the ceiling; 0 = none. */
  readonly extraCeilingMetres: number;
  /** Ceiling materials it goes into; `all` = every one. */
  readonly compatibleMaterials: readonly string[];
}
