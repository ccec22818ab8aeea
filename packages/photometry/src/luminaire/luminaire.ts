import type { LightDistribution } from './light-distribution';

/** Where the light comes out. Sizes are along C0–C180, along C90–C270 and upright; 0 where there is no extent. */
export interface LuminousOpening {
  /** Of what shines; `point` has no size. */
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
  /** Whether its plan is a circle or an ellipse. */
  readonly isRound: boolean;
  /** Of the body, 0 or more. */
  readonly alongC0Metres: number;
  /** Of the body, 0 or more. */
  readonly alongC90Metres: number;
  /** Of the body, 0 or more. */
  readonly heightMetres: number;
}

/** The lamps that the light was measured with. */
export interface LuminaireLamps {
  /** In the luminaire, 0 or more. */
  readonly count: number;
  /** As the maker calls them. */
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
  /** Who made it. */
  readonly manufacturer: string;
  /** As the maker calls it. */
  readonly name: string;
  /** As the maker numbers it. */
  readonly catalogueNumber: string;
  /** Of the measurement. */
  readonly reportNumber: string;
  /** As written, in no settled form. */
  readonly date: string;
  /** What it is fitted with. */
  readonly lamps: LuminaireLamps;
  /** With its gear, 0 or more. */
  readonly inputWatts: number;
  /** Of the luminaire while it was measured. */
  readonly tiltDegrees: number;
  /** What of it shines. */
  readonly opening: LuminousOpening;
  /** The body around that. */
  readonly housing: LuminaireHousing;
  /** Its light, turned as it hangs. */
  readonly distribution: LightDistribution;
}
