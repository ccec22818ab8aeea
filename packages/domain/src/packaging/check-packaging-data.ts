import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';
import type { PackagingData } from './packaging';
import { PACKING_STEPS } from './packaging.data';

/** The packaging data are invalid; `path` and `reason` name the first problem (PK6). */
export interface PackagingDataFailure {
  readonly code: 'packaging.data-malformed';
  /** Path in the data, e.g. `minutesPerPoint.MONTAJE`. */
  readonly path: string;
  /** Description of the problem. */
  readonly reason: string;
}

/** Reads unchecked packaging data: minutes per point of the three steps and points per package (PK6). Other fields are ignored. */
export function checkPackagingData(input: unknown): Result<PackagingData, PackagingDataFailure> {
  return readable(
    () => dataOf(input),
    () => malformed('', 'is no plain data'),
  );
}

function dataOf(input: unknown): Result<PackagingData, PackagingDataFailure> {
  if (!isRecord(input)) return malformed('', 'is no object');
  const { minutesPerPoint, pointsPerPackage } = input;
  if (!isRecord(minutesPerPoint)) return malformed('minutesPerPoint', 'is no object');
  const wrong = PACKING_STEPS.find((step) => !isDecimal(minutesPerPoint[step]));
  if (wrong !== undefined) return malformed(`minutesPerPoint.${wrong}`, 'is no time of at most three decimals');
  if (!isDecimal(pointsPerPackage) || pointsPerPackage === 0) {
    return malformed('pointsPerPackage', 'is no number above 0 of at most three decimals');
  }
  return ok(input as unknown as PackagingData);
}

/** Largest number of minutes or points that still has exact thousandths. */
const MAX = 1_000_000;

function isDecimal(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= MAX && Math.round(value * 1000) / 1000 === value;
}

function malformed(path: string, reason: string): Result<never, PackagingDataFailure> {
  return fail({ code: 'packaging.data-malformed', path, reason });
}
