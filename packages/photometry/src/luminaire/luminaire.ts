import type { LightDistribution } from './light-distribution';

/** Where the light comes out. Sizes are along C0–C180, along C90–C270 and upright; 0 where there is no extent. */
export interface LuminousOpening {
  readonly shape: 'point' | 'rectangle' | 'ellipse' | 'ellipsoid' | 'cylinder-along-c0' | 'cylinder-along-c90' | 'upright-ellipse';
  readonly alongC0Metres: number;
  readonly alongC90Metres: number;
  readonly heightMetres: number;
}

/** The body of a luminaire. */
export interface LuminaireHousing {
  readonly isRound: boolean;
  readonly alongC0Metres: number;
  readonly alongC90Metres: number;
  readonly heightMetres: number;
}

/** The lamps that the light was measured with. */
export interface LuminaireLamps {
  readonly count: number;
  readonly type: string;
  /** Rated flux of all lamps together; absent where the photometry is absolute. */
  readonly ratedFluxLumens?: number;
  readonly colour: string;
  readonly colourRendering: string;
}

/** A luminaire's light with what is told about it: what both file formats are read into and written from. */
export interface Luminaire {
  readonly manufacturer: string;
  readonly name: string;
  readonly catalogueNumber: string;
  readonly reportNumber: string;
  readonly date: string;
  readonly lamps: LuminaireLamps;
  readonly inputWatts: number;
  /** Of the luminaire while it was measured. */
  readonly tiltDegrees: number;
  readonly opening: LuminousOpening;
  readonly housing: LuminaireHousing;
  readonly distribution: LightDistribution;
}
