import { type PACKING_STEPS, PART_POINTS } from './packaging.data';

/** Kind of a part in packaging; `other` needs no points. */
export type PartKind = keyof typeof PART_POINTS;

/** A step of packing. */
export type PackingStep = (typeof PACKING_STEPS)[number];

/** Parts that are packed. */
export interface PackedPart {
  /** Kind, which decides its packing points. */
  readonly kind: PartKind;
  /** Longest side of one piece, centimetres, 0 or more. */
  readonly longestSideCm: number;
  /** Whole, 0 or more. */
  readonly quantity: number;
}

/** Cost of packing, as catalogue data. Load it through `checkPackagingData`. */
export interface PackagingData {
  /** Minutes per point, 0 or more, at most three decimals. */
  readonly minutesPerPoint: Readonly<Record<PackingStep, number>>;
  /** Points that one package takes, above 0, at most three decimals. */
  readonly pointsPerPackage: number;
}

/** Packages and packing times of a composition. */
export interface Packaging {
  /** Number of packages. */
  readonly packages: number;
  /** Minutes by step, at most three decimals. */
  readonly timing: Readonly<Record<PackingStep, number>>;
}

/** The points of parts: those of the kind times the multiplier of the longest side, per piece (PK1–PK3). Throws on a side or quantity out of bounds. */
export function packagingPoints(parts: readonly PackedPart[]): number {
  let points = 0;
  for (const { kind, longestSideCm, quantity } of parts) {
    if (!(longestSideCm >= 0)) throw new RangeError(`${longestSideCm} is no side in centimetres`);
    if (!Number.isInteger(quantity) || quantity < 0) throw new RangeError(`${quantity} is no number of parts`);
    points += quantity * PART_POINTS[kind] * sizeMultiplier(longestSideCm);
  }
  return points;
}

/** Packages and minutes of parts: points over points per package, rounded up, and points times minutes (PK4, PK5). */
export function packagingOf(parts: readonly PackedPart[], { minutesPerPoint, pointsPerPackage }: PackagingData): Packaging {
  const perPackage = thousandths(pointsPerPackage);
  if (perPackage === 0) throw new RangeError(`${pointsPerPackage} is no number of points per package`);
  const points = packagingPoints(parts);
  const minutes = (step: PackingStep) => Math.round(points * thousandths(minutesPerPoint[step])) / 1000;
  return {
    packages: Math.ceil((points * 1000) / perPackage),
    timing: { PREPARA: minutes('PREPARA'), MONTAJE: minutes('MONTAJE'), EMBALAJE: minutes('EMBALAJE') },
  };
}

function thousandths(value: number): number {
  if (!(value >= 0)) throw new RangeError(`${value} is no time or number of points`);
  return Math.round(value * 1000);
}

/** Multiplier of points by the longest side: below 15 cm 1 (an assumption), 15–30 cm 1.5, over 30–60 cm 2, over 60 cm 3 (PK2, PK3). */
function sizeMultiplier(longestSideCm: number): number {
  if (longestSideCm < 15) return 1;
  if (longestSideCm <= 30) return 1.5;
  return longestSideCm <= 60 ? 2 : 3;
}
