import type { CatalogId, LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** A remote driver of the maker: one article for one control, sold where its control is. */
export interface DriverSource {
  readonly model: string;
  /** Control modifier of the lights that it dims. */
  readonly control: string;
  /** Output, watts. */
  readonly watts: number;
  /** Sold in this catalogue only. */
  readonly only?: CatalogId;
  readonly name: LocalisedText;
  readonly netWeightKg: number;
  /** Metres. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  /** Major units, in the order of `RATES`, alike in both catalogues. */
  readonly basePrices: readonly number[];
}

const driverName = (what: string, watts: number): LocalisedText =>
  text(
    `Remote driver ${what}, ${watts} W`,
    `Driver remoto ${what}, ${watts} W`,
    `Externes Betriebsgerät ${what}, ${watts} W`,
    `Driver déporté ${what}, ${watts} W`,
    `Driver remoto ${what}, ${watts} W`,
    `Remote Driver ${what}, ${watts} W`,
  );

const SIZES = [
  { digit: '1', watts: 20, netWeightKg: 0.12, size: { width: 0.15, depth: 0.04, height: 0.022 }, factor: 1 },
  { digit: '2', watts: 42, netWeightKg: 0.21, size: { width: 0.19, depth: 0.045, height: 0.03 }, factor: 1.5 },
  { digit: '3', watts: 75, netWeightKg: 0.36, size: { width: 0.24, depth: 0.05, height: 0.034 }, factor: 2.25 },
] as const;

interface DriverLine {
  readonly digit: string;
  readonly control: string;
  readonly what: string;
  readonly only?: CatalogId;
  /** Base prices of the smallest size, whole major units in the order of `RATES`. */
  readonly basePrices: readonly number[];
}

const LINES: readonly DriverLine[] = [
  { digit: '1', control: 'A', what: 'DALI-2', basePrices: [48, 44, 56, 52] },
  { digit: '2', control: 'B', what: 'TRIAC', only: 16, basePrices: [36, 34, 42, 40] },
  { digit: '3', control: 'Z', what: 'Casambi', basePrices: [76, 72, 88, 84] },
  { digit: '4', control: '1', what: '0–10 V', only: 21, basePrices: [40, 38, 46, 44] },
];

/** Model numbers are 96, the line and the size. */
export const DRIVERS: readonly DriverSource[] = LINES.flatMap(({ digit, control, what, only, basePrices }) =>
  SIZES.map((size) => ({
    model: `96${digit}${size.digit}`,
    control,
    watts: size.watts,
    ...(only !== undefined && { only }),
    name: driverName(what, size.watts),
    netWeightKg: size.netWeightKg,
    size: size.size,
    basePrices: basePrices.map((price) => price * size.factor),
  })),
);

/** The only finish of a driver. */
export const DRIVER_FINISH = '03';

/** A driver is not loaded beyond this share of its watts, in percent. */
export const DRIVER_LOAD_PERCENT = 95;

/** Cables of more lights than this do not go into one driver. */
export const MOST_LIGHTS_OF_A_DRIVER = 8;

/** Sub-family and family of accessories that belong to no collection. */
export const ACCESSORY_FAMILY = { subFamilyId: 900, familyId: 90 } as const;
