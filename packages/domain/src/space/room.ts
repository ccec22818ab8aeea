/** The inner size of a room, metres. */
export interface RoomSize {
  /** Along y, floor to ceiling plane. */
  readonly height: number;
  /** Along x. */
  readonly width: number;
  /** Along z. */
  readonly depth: number;
}

/** The room of a Space. */
export interface SpaceConfig {
  /** Metres between floor, ceiling and walls. */
  readonly roomSize: RoomSize;
  /** Space above the ceiling for recessed parts, in metres; 0 = none. */
  readonly extraCeiling: number;
  /** By its name in the canopies of the catalogue, e.g. `pladur`. */
  readonly ceilingMaterial: string;
}
