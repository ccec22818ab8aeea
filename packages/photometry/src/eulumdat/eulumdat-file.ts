/** Symmetry of the planes of an EULUMDAT file: 0 none, 1 about the vertical axis, 2 in C0–C180, 3 in C90–C270, 4 in both. */
export type EulumdatSymmetry = 0 | 1 | 2 | 3 | 4;

/** One of the lamp sets a luminaire may be fitted with. */
export interface EulumdatLampSet {
  /** Lamps of the set; negative says that the photometry is absolute. */
  readonly count: number;
  /** Type given by the maker. */
  readonly type: string;
  /** Flux of all lamps of the set together; of the luminaire itself where the photometry is absolute. */
  readonly fluxLumens: number;
  /** Colour temperature, as written. */
  readonly colour: string;
  /** Colour rendering, as written. */
  readonly colourRendering: string;
  /** Power of the set with its gear. */
  readonly watts: number;
}

/** The content of an EULUMDAT file as it is written there, intensities in cd/klm. */
export interface EulumdatFile {
  /** Author of the file, or the mark of the data base. */
  readonly company: string;
  /** 1 symmetric about the vertical axis, 2 linear, 3 point source of another symmetry. */
  readonly type: 0 | 1 | 2 | 3;
  /** Symmetry, which decides the planes that the file omits. */
  readonly symmetry: EulumdatSymmetry;
  /** Number of the measurement report. */
  readonly reportNumber: string;
  /** Name given by the maker. */
  readonly luminaireName: string;
  /** Number given by the maker. */
  readonly luminaireNumber: string;
  /** Name of the file, without folder. */
  readonly fileName: string;
  /** As written, in no settled form. */
  readonly dateAndUser: string;
  /** Along C90–C270, or the diameter. */
  readonly lengthMillimetres: number;
  /** Along C0–C180; 0 says that the luminaire is round. */
  readonly widthMillimetres: number;
  /** Height of the body, 0 or more. */
  readonly heightMillimetres: number;
  /** Along C90–C270, or the diameter. */
  readonly luminousLengthMillimetres: number;
  /** 0 says that the luminous area is round. */
  readonly luminousWidthMillimetres: number;
  /** Heights of the luminous area towards C0, C90, C180 and C270. */
  readonly luminousHeightsMillimetres: readonly [number, number, number, number];
  /** DFF: part of the flux that goes down. */
  readonly downwardFluxPercent: number;
  /** LORL: flux of the luminaire by that of its lamps. */
  readonly lightOutputRatioPercent: number;
  /** Intensities are multiplied by it. */
  readonly conversionFactor: number;
  /** Tilt of the luminaire during the measurement. */
  readonly tiltDegrees: number;
  /** One or more; a caller chooses which one counts. */
  readonly lampSets: readonly EulumdatLampSet[];
  /** For the room indices 0.6, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4 and 5. */
  readonly directRatios: readonly number[];
  /** All C-planes, those without intensities of their own too. */
  readonly planesDegrees: readonly number[];
  /** Ascending, from 0 to 180 where the file is whole. */
  readonly gammasDegrees: readonly number[];
  /** One row for each plane that is kept: see `keptPlanes`. */
  readonly candelaPerKilolumen: readonly (readonly number[])[];
}
