/** The edition of LM-63 a file follows. */
export type IesVersion = '1986' | '1991' | '1995' | '2002' | '2019';

/** One labelled line of the head, such as `[TESTLAB] …`; lines of `[MORE]` are joined to it by line breaks. */
export interface IesKeyword {
  /** In capitals, without brackets. */
  readonly keyword: string;
  readonly value: string;
}

/** How the flux depends on the tilt of the lamp. */
export interface IesTiltTable {
  /** 1 lamp vertical, 2 horizontal staying so, 3 horizontal tilting with the luminaire. */
  readonly lampGeometry: 1 | 2 | 3;
  readonly anglesDegrees: readonly number[];
  readonly multipliers: readonly number[];
}

/** What the TILT line says: nothing, a table in the file, or a table in a file of its own (given where it could be had). */
export type IesTilt =
  | { readonly kind: 'none' }
  | { readonly kind: 'include'; readonly table: IesTiltTable }
  | { readonly kind: 'file'; readonly fileName: string; readonly table?: IesTiltTable };

/** The content of an IES file as it is written there, nothing multiplied or turned yet. */
export interface IesFile {
  readonly version: IesVersion;
  readonly keywords: readonly IesKeyword[];
  /** Lines of the head without keyword: all of them in files of 1986. */
  readonly labels: readonly string[];
  readonly tilt: IesTilt;
  readonly lampCount: number;
  /** Rated flux of one lamp; −1 says that the photometry is absolute. */
  readonly lumensPerLamp: number;
  readonly candelaMultiplier: number;
  /** The goniometer's system of angles: C for most luminaires, B for floodlights, A for car lamps. */
  readonly photometricType: 'A' | 'B' | 'C';
  readonly units: 'feet' | 'metres';
  /** Luminous opening across the photometric horizontal, in `units`; a negative sign says that it is round. */
  readonly openingWidth: number;
  /** Luminous opening along the photometric horizontal (C0–C180). */
  readonly openingLength: number;
  readonly openingHeight: number;
  readonly ballastFactor: number;
  /** Until 1991 the ballast-lamp photometric factor, in 1995 and 2002 kept at 1, from 2019 on how the file came about (1.00001 … 1.11100). */
  readonly thirdFactor: number;
  readonly inputWatts: number;
  /** Ascending. */
  readonly verticalDegrees: readonly number[];
  /** Ascending. */
  readonly horizontalDegrees: readonly number[];
  /** One row for each horizontal angle, as in the file. */
  readonly candela: readonly (readonly number[])[];
}
