/** The edition of LM-63 a file follows. */
export type IesVersion = '1986' | '1991' | '1995' | '2002' | '2019';

/** One labelled line of the head, such as `[TESTLAB] …`; lines of `[MORE]` are joined to it by line breaks. */
export interface IesKeyword {
  /** In capitals, without brackets. */
  readonly keyword: string;
  /** Value of the keyword. */
  readonly value: string;
}

/** Flux factors by the tilt of the lamp. */
export interface IesTiltTable {
  /** 1 lamp vertical, 2 horizontal staying so, 3 horizontal tilting with the luminaire. */
  readonly lampGeometry: 1 | 2 | 3;
  /** Tilts of the lamp, ascending. */
  readonly anglesDegrees: readonly number[];
  /** Factors of the flux, one for each angle. */
  readonly multipliers: readonly number[];
}

/** Content of the TILT line: nothing, a table in the file, or a table in a file of its own (given where it is available). */
export type IesTilt =
  | { readonly kind: 'none' }
  /** The table stands in the file. */
  | { readonly kind: 'include'; readonly table: IesTiltTable }
  /** The table stands in a file of that name; absent where it could not be had. */
  | { readonly kind: 'file'; readonly fileName: string; readonly table?: IesTiltTable };

/** The content of an IES file as it is written there, nothing multiplied or turned yet. */
export interface IesFile {
  /** Given by the first line; a file without one is of 1986. */
  readonly version: IesVersion;
  /** In the order of the file. */
  readonly keywords: readonly IesKeyword[];
  /** Lines of the head without keyword: all of them in files of 1986. */
  readonly labels: readonly string[];
  /** Tilt of the lamps. */
  readonly tilt: IesTilt;
  /** Lamps in the luminaire, 0 or more. */
  readonly lampCount: number;
  /** Rated flux of one lamp; −1 says that the photometry is absolute. */
  readonly lumensPerLamp: number;
  /** Factor of every intensity, above 0. */
  readonly candelaMultiplier: number;
  /** The goniometer's system of angles: C for most luminaires, B for floodlights, A for car lamps. */
  readonly photometricType: 'A' | 'B' | 'C';
  /** Unit of the sizes of the opening. */
  readonly units: 'feet' | 'metres';
  /** Luminous opening across the photometric horizontal, in `units`; a negative sign says that it is round. */
  readonly openingWidth: number;
  /** Luminous opening along the photometric horizontal (C0–C180). */
  readonly openingLength: number;
  /** From the lower to the upper edge of the luminous opening, in `units`; its sign gives the shape together with the others. */
  readonly openingHeight: number;
  /** Flux of the lamps on their gear by that on the gear of their rating, above 0. */
  readonly ballastFactor: number;
  /** Until 1991 the ballast-lamp photometric factor, in 1995 and 2002 kept at 1, from 2019 on how the file came about (1.00001 … 1.11100). */
  readonly thirdFactor: number;
  /** Power of the luminaire, 0 or more. */
  readonly inputWatts: number;
  /** Ascending. */
  readonly verticalDegrees: readonly number[];
  /** Ascending. */
  readonly horizontalDegrees: readonly number[];
  /** One row for each horizontal angle, as in the file. */
  readonly candela: readonly (readonly number[])[];
}
