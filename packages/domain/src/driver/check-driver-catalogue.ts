import { formatReference, parseReference } from '../reference-code';
import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';
import type { DriverCatalogue, DriverMarket } from './driver-catalogue';
import { isDriverless } from './driver-groups';
import { DRIVER_MARKETS, MAX_NUMBER_SUPPORT } from './driver-models.data';

/** Problem of a catalogue of drivers, with its path: `0820.usa[2].control`. */
export interface DriverCatalogueProblem {
  /** Path in the data, e.g. `0162.row[2].control`. */
  readonly path: string;
  /** Description of the problem. */
  readonly reason: string;
}

/** The data are no catalogue of drivers; `path` and `reason` give the first problem, `problems` all of them in data order (DR18). */
export interface DriverCatalogueFailure extends DriverCatalogueProblem {
  readonly code: 'driver.catalogue-malformed';
  /** Everything that is wrong, in data order. */
  readonly problems: readonly DriverCatalogueProblem[];
}

/**
 * Reads a catalogue of drivers from unchecked data (DR18–DR21): by model, for both markets, options with
 * `number_support` (whole, 1–250), `control` (one of `1-9A-Z`) and `driverCode` (a reference of the market's catalogue), each pair
 * of size and control once. An empty object is a catalogue without drivers. Other fields are left alone.
 */
export function checkDriverCatalogue(input: unknown): Result<DriverCatalogue, DriverCatalogueFailure> {
  const problems = readable(
    () => catalogueProblems(input),
    () => [{ path: '', reason: 'is no plain data' }],
  );
  const [first] = problems;
  if (first === undefined) return ok(input as DriverCatalogue);
  return fail({ code: 'driver.catalogue-malformed', ...first, problems });
}

function catalogueProblems(input: unknown): readonly DriverCatalogueProblem[] {
  if (!isRecord(input)) return [{ path: '', reason: 'is no object' }];
  return Object.entries(input).flatMap(([model, drivers]) => modelProblems(model, drivers));
}

function modelProblems(model: string, drivers: unknown): readonly DriverCatalogueProblem[] {
  if (!/^\d{4}$/.test(model)) return [{ path: model, reason: 'is no model number of four digits' }];
  if (isDriverless(model)) return [{ path: model, reason: 'is a model without drivers' }];
  if (!isRecord(drivers)) return [{ path: model, reason: 'is no object' }];
  return DRIVER_MARKETS.flatMap((market) => marketProblems(`${model}.${market}`, market, drivers[market]));
}

function marketProblems(path: string, market: DriverMarket, options: unknown): readonly DriverCatalogueProblem[] {
  if (!Array.isArray(options)) return [{ path, reason: 'is no list' }];
  const seen = new Set<string>();
  return options.flatMap((option: unknown, index) => {
    const where = `${path}[${index}]`;
    if (!isRecord(option)) return [{ path: where, reason: 'is no object' }];
    const { number_support, control, driverCode } = option;
    const problems: DriverCatalogueProblem[] = [];
    if (!isSize(number_support)) {
      problems.push({ path: `${where}.number_support`, reason: `is no whole number from 1 to ${MAX_NUMBER_SUPPORT}` });
    }
    if (typeof control !== 'string' || !/^[1-9A-Z]$/.test(control)) {
      problems.push({ path: `${where}.control`, reason: 'is no control code' });
    }
    if (!isReferenceOf(market, driverCode)) {
      problems.push({ path: `${where}.driverCode`, reason: `is no reference of the market ${market}` });
    }
    if (problems.length > 0) return problems;
    const key = `${number_support}/${control}`;
    if (seen.has(key)) return [{ path: where, reason: 'has size and control of an option before it' }];
    seen.add(key);
    return [];
  });
}

function isSize(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_NUMBER_SUPPORT;
}

/** References of the USA have a hyphen, others none; a driver's is written as it is formatted. */
function isReferenceOf(market: DriverMarket, code: unknown): boolean {
  if (typeof code !== 'string') return false;
  const parts = parseReference(code);
  return parts.ok && parts.value.dash === (market === 'usa') && formatReference(parts.value) === code;
}
