import { centimetresOf, requireMeasure } from '../measure';
import { fail, ok, type Result } from '../result';

/** The heights a model or element allows, whole centimetres; what is absent does not limit. A `delta` of 0 fixes the standard. */
export interface HeightRange {
  /** The least, whole centimetres; default 1. */
  readonly min?: number;
  /** The most, whole centimetres; default 9999. */
  readonly max?: number;
  /** Default height, whole centimetres; default 200. */
  readonly standard?: number;
  /** The step in which a screen changes it, whole centimetres; 0 = it hangs at its standard alone. */
  readonly delta?: number;
}

/** Height of a pendant in a space. */
export interface HangingPlace {
  /** Between floor and ceiling, metres. */
  readonly roomHeightMetres: number;
  /** Height of its support, relative to the ceiling plane: 0 on it, negative below, e.g. -0.135 at the bottom of a canopy. */
  readonly absoluteVerticalMetres: number;
}

/** Source of a limit: the variation, the height of the room, or the support of the pendant. */
export type HeightLimit = 'variation' | 'room' | 'mount';

/** Heights that a pendant may have, whole centimetres, both ends included; each end names its source. */
export interface HeightLimits {
  /** The least, whole centimetres, included. */
  readonly minCm: number;
  /** The most, whole centimetres, included. */
  readonly maxCm: number;
  /** Source of the lower limit. */
  readonly minLimit: HeightLimit;
  /** Source of the upper limit. */
  readonly maxLimit: HeightLimit;
}

/** Why a pendant cannot hang, or not at this height; `min` and `max` are inclusive, whole centimetres. */
export type PendantHeightFailure =
  /** The limits leave nothing between them, centimetres. */
  | { readonly code: 'pendant-height.no-room'; readonly min: number; readonly max: number }
  /** It is no whole number of centimetres. */
  | { readonly code: 'pendant-height.not-whole'; readonly value: unknown }
  | {
      readonly code: 'pendant-height.out-of-range';
      /** Requested height, centimetres. */
      readonly value: number;
      /** Lower limit, centimetres. */
      readonly min: number;
      /** Upper limit, centimetres. */
      readonly max: number;
      /** Source of the limit that it exceeds. */
      readonly limit: HeightLimit;
    };

/** Default height where a variation has no standard, centimetres (PH5). */
export const DEFAULT_PENDANT_HEIGHT_CM = 200;

/** Clearance between the lowest point of a pendant and the floor, centimetres (PH3). */
export const FLOOR_CLEARANCE_CM = 10;

/** Largest height of all, centimetres, inclusive: a reference has four digits for it (PH2). */
export const MAX_PENDANT_HEIGHT_CM = 9999;

/**
 * The heights a pendant may have: those of its variation widened by its standard (PH1), within 1 and 9999 cm (PH2),
 * in a space at most the room's height less 10 cm and at least below its mounting, both in whole centimetres inside (PH3, PH4).
 * Fails with `pendant-height.no-room` when nothing is left (PH13). Throws a RangeError for anything but a finite number (PH14).
 */
export function pendantHeightLimits(range: HeightRange, place?: HangingPlace): Result<HeightLimits, PendantHeightFailure> {
  const { min, max } = widened(range);
  let limits: HeightLimits = { minCm: min, maxCm: max, minLimit: 'variation', maxLimit: 'variation' };
  if (place !== undefined) {
    const mostCm = Math.floor(centimetresOf(requireMeasure(place.roomHeightMetres, 'room height')) - FLOOR_CLEARANCE_CM);
    const leastCm = Math.ceil(-centimetresOf(requireMeasure(place.absoluteVerticalMetres, 'absolute vertical position')));
    if (mostCm < limits.maxCm) limits = { ...limits, maxCm: mostCm, maxLimit: 'room' };
    if (leastCm > limits.minCm) limits = { ...limits, minCm: leastCm, minLimit: 'mount' };
  }
  return limits.minCm > limits.maxCm ? fail({ code: 'pendant-height.no-room', min: limits.minCm, max: limits.maxCm }) : ok(limits);
}

/** The height a pendant has unless chosen otherwise: the standard of its variation, else 200 cm (PH5). Throws a RangeError as above. */
export function defaultPendantHeightCm(range: HeightRange): number {
  return Math.round(requireMeasure(range.standard ?? DEFAULT_PENDANT_HEIGHT_CM, 'standard height'));
}

/** Checks a height as entered: whole centimetres (PH6) within the limits, and names the limit that it exceeds (PH7). */
export function checkPendantHeight(value: unknown, limits: HeightLimits): Result<number, PendantHeightFailure> {
  if (typeof value !== 'number' || !Number.isInteger(value)) return fail({ code: 'pendant-height.not-whole', value });
  const limit = limitPassed(value, limits);
  if (limit === undefined) return ok(value);
  return fail({ code: 'pendant-height.out-of-range', value, min: limits.minCm, max: limits.maxCm, limit });
}

/** A height within its limits, whole centimetres, and the limit that applied; `limit` is absent where none did. */
export interface ClampedHeight {
  /** Whole centimetres, within the limits. */
  readonly heightCm: number;
  /** Source of the limit that changed the height; absent = none did. */
  readonly limit?: HeightLimit;
}

/** The nearest height within the limits, and the limit that applied (PH8); throws a RangeError for a height that is no finite number (PH14). */
export function clampPendantHeight(heightCm: number, limits: HeightLimits): ClampedHeight {
  const whole = Math.round(requireMeasure(heightCm, 'pendant height'));
  const limit = limitPassed(whole, limits);
  const clampedCm = Math.min(Math.max(whole, limits.minCm), limits.maxCm);
  return { heightCm: clampedCm, ...(limit === undefined ? {} : { limit }) };
}

/** Checks whether a light needs an LW code: its height is allowed where it hangs and differs from its default (PH9). */
export function needsLongWire(heightCm: number, range: HeightRange, place?: HangingPlace): boolean {
  if (heightCm === defaultPendantHeightCm(range)) return false;
  const limits = pendantHeightLimits(range, place);
  return limits.ok && checkPendantHeight(heightCm, limits.value).ok;
}

/** A stored height in metres, for geometry (PH10); throws a RangeError for anything but a finite number (PH14). */
export function pendantHeightMetres(heightCm: number): number {
  return requireMeasure(heightCm, 'pendant height') / 100;
}

function limitPassed(heightCm: number, { minCm, maxCm, minLimit, maxLimit }: HeightLimits): HeightLimit | undefined {
  if (heightCm > maxCm) return maxLimit;
  return heightCm < minCm ? minLimit : undefined;
}

function widened({ min = 1, max = MAX_PENDANT_HEIGHT_CM, standard, delta }: HeightRange): { readonly min: number; readonly max: number } {
  for (const value of [min, max, standard ?? min]) requireMeasure(value, 'pendant height');
  if (delta === 0 && standard !== undefined) return { min: Math.round(standard), max: Math.round(standard) };
  const least = Math.ceil(Math.min(min, standard ?? min));
  const most = Math.floor(Math.max(max, standard ?? max));
  return { min: Math.max(least, 1), max: Math.min(most, MAX_PENDANT_HEIGHT_CM) };
}
