import type { LightDistribution } from './light-distribution';

/** The luminous opening. Sizes are along C0–C180, along C90–C270 and vertical; 0 = no extent. */
export interface LuminousOpening {
  /** Shape of the luminous area; `point` has no size. */
  readonly shape: 'point' | 'rectangle' | 'ellipse' | 'ellipsoid' | 'cylinder-along-c0' | 'cylinder-along-c90' | 'upright-ellipse';
  /** Along C0–C180, 0 or more. */
  readonly alongC0Metres: number;
  /** Along C90–C270, 0 or more. */
  readonly alongC90Metres: number;
  /** From its lower to its upper edge, 0 or more. */
  readonly heightMetres: number;
}

/** The body of a luminaire. */
export interface LuminaireHousing {
  /** True when its plan is a circle or an ellipse. */
  readonly isRound: boolean;
  /** Extent of the body along C0–C180, 0 or more. */
  readonly alongC0Metres: number;
  /** Extent of the body along C90–C270, 0 or more. */
  readonly alongC90Metres: number;
  /** Height of the body, 0 or more. */
  readonly heightMetres: number;
}

/** The lamps that the light was measured with. */
export interface LuminaireLamps {
  /** In the luminaire, 0 or more. */
  readonly count: number;
  /** Type given by the maker. */
  readonly type: string;
  /** Rated flux of all lamps together; absent where the photometry is absolute. */
  readonly ratedFluxLumens?: number;
  /** Colour temperature, as written. */
  readonly colour: string;
  /** Colour rendering, as written. */
  readonly colourRendering: string;
}

/** The light of a luminaire with its data: both file formats are read into it and written from it. */
export interface Luminaire {
  /** Manufacturer. */
  readonly manufacturer: string;
  /** Name given by the maker. */
  readonly name: string;
  /** Number given by the maker. */
  readonly catalogueNumber: string;
  /** Number of the measurement report. */
  readonly reportNumber: string;
  /** As written, in no settled form. */
  readonly date: string;
  /** Lamps of the luminaire. */
  readonly lamps: LuminaireLamps;
  /** Power with its gear, 0 or more. */
  readonly inputWatts: number;
  /** Tilt of the luminaire during the measurement. */
  readonly tiltDegrees: number;
  /** Luminous opening. */
  readonly opening: LuminousOpening;
  /** Body around the opening. */
  readonly housing: LuminaireHousing;
  /** Its light, turned as it hangs. */
  readonly distribution: LightDistribution;
}
