import { fail, ok, type Result } from '../result';
import { IMPERIAL_DISPLAY, UNITS } from './units.data';

/** The units of the platform (UN1). */
export type Unit = keyof typeof UNITS;

/** Catalogue 16 is metric, catalogue 21 imperial (UN3). */
export type UnitSystem = 'metric' | 'imperial';

/** Why a measure cannot be converted (UN2). */
export type UnitFailure =
  /** The unit is none of the table. */
  | { readonly code: 'units.unsupported'; readonly unit: unknown }
  /** The units measure different things. */
  | { readonly code: 'units.not-convertible'; readonly from: Unit; readonly to: Unit }
  /** It is no number of finite size. */
  | { readonly code: 'units.not-a-number'; readonly value: unknown };

/** A number and its unit. */
export interface Measure {
  /** In the unit. */
  readonly value: number;
  /** Unit of the value. */
  readonly unit: Unit;
}

/**
 * Converts a measure to another unit of the same quantity, by the one factor table (UN1). An unknown unit, a unit of another quantity and a
 * value that is no finite number are refused (UN2).
 */
export function convertUnit(value: unknown, from: unknown, to: unknown): Result<number, UnitFailure> {
  if (!isUnit(from)) return fail({ code: 'units.unsupported', unit: from });
  if (!isUnit(to)) return fail({ code: 'units.unsupported', unit: to });
  if (UNITS[from].quantity !== UNITS[to].quantity) return fail({ code: 'units.not-convertible', from, to });
  if (typeof value !== 'number') return fail({ code: 'units.not-a-number', value });
  const converted = from === to ? value : (value * UNITS[from].size) / UNITS[to].size;
  return Number.isFinite(converted) ? ok(converted) : fail({ code: 'units.not-a-number', value });
}

/** The units in which a catalogue shows measures: imperial in 21, metric in 16 (UN3). */
export function unitSystemOf(catalogId: 16 | 21): UnitSystem {
  return catalogId === 21 ? 'imperial' : 'metric';
}

/**
 * A mass or volume as a catalogue shows it: in the imperial one pounds to 3 and cubic feet to 4 decimals, in the metric one as it is (UN3).
 * Lengths have texts of their own: `formatInches`, `formatFeetAndInches`, `formatMetricLength`. Watts and lumens are the same everywhere.
 */
export function measureShown(measure: Measure, system: UnitSystem): Measure {
  const { quantity } = UNITS[measure.unit];
  if (system === 'metric' || (quantity !== 'mass' && quantity !== 'volume')) return measure;
  const { unit, decimals } = IMPERIAL_DISPLAY[quantity];
  const converted = convertUnit(measure.value, measure.unit, unit);
  if (!converted.ok) throw new RangeError(`${measure.value} ${measure.unit} is no measure`);
  return { value: Math.round(converted.value * 10 ** decimals) / 10 ** decimals, unit };
}

function isUnit(unit: unknown): unit is Unit {
  return typeof unit === 'string' && Object.hasOwn(UNITS, unit);
}
