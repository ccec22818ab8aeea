import { fail, ok, type Result } from '../result';
import type { DriverCatalogue, DriverMarket, DriverOption, ModelDrivers } from './driver-catalogue';
import { DRIVER_MODELS, DRIVERLESS_MODELS } from './driver-models.data';
import { splitIntoGroups } from './split-into-groups';

/** Lights of one model and control that need drivers. */
export interface DriverDemand {
  /** Model number of the lights. */
  readonly model: string;
  /** Control modifier that the drivers have to dim by; undefined finds none. */
  readonly control: string | undefined;
  /** Whole, 0–99,999. */
  readonly count: number;
}

/** Lights that share one driver. */
export interface DriverGroup {
  /** Lights that it actually feeds, 1 or more. */
  readonly lights: number;
  /** Lights that the driver can feed. */
  readonly number_support: number;
  /** Reference of the driver. */
  readonly driverCode: string;
}

/** Quantity of one driver. */
export interface DriverCount {
  /** Reference of the driver. */
  readonly driverCode: string;
  /** Pieces, 1 or more. */
  readonly count: number;
}

/** The drivers of lights in both markets. */
export interface DriverResult extends Readonly<Record<DriverMarket, readonly DriverCount[]>> {
  /** The article that the drivers are for. */
  readonly articleCode: string;
}

/** The model stands neither in the catalogue of drivers nor among the models known to have drivers or none (DR16). */
export type DriverFailure = { readonly code: 'driver.model-unknown'; readonly model: string };

/**
 * The groups of lights with a driver each, larger groups first. A driverless model, or one without an option for market and
 * control, has no groups (DR13, DR14); an unknown model fails (DR16). Throws on a count out of bounds (DR11).
 */
export function driverGroups(
  catalogue: DriverCatalogue,
  { model, control, count }: DriverDemand,
  market: DriverMarket,
): Result<readonly DriverGroup[], DriverFailure> {
  const drivers = Object.hasOwn(catalogue, model) ? catalogue[model] : undefined;
  if (drivers === undefined) return isKnownModel(model) ? ok([]) : fail({ code: 'driver.model-unknown', model });
  const { sizes, codes } = choiceOf(drivers, market, control);
  const groups = splitIntoGroups(count, sizes);
  return ok(groups.map(({ lights, number_support }) => ({ lights, number_support, driverCode: codes.get(number_support) as string })));
}

/** Counts the drivers of an article's lights in each market, those of the larger groups first (DR17); fails as `driverGroups` does. */
export function driverResult(
  catalogue: DriverCatalogue,
  demand: DriverDemand & { readonly articleCode: string },
): Result<DriverResult, DriverFailure> {
  const usa = driverGroups(catalogue, demand, 'usa');
  if (!usa.ok) return usa;
  const row = driverGroups(catalogue, demand, 'row');
  if (!row.ok) return row;
  return ok({ articleCode: demand.articleCode, usa: countDrivers(usa.value), row: countDrivers(row.value) });
}

/** Checks that lights of the model never take a remote driver (DR15). */
export function isDriverless(model: string): boolean {
  return DRIVERLESS_MODELS.some((driverless) => driverless === model);
}

function isKnownModel(model: string): boolean {
  return isDriverless(model) || DRIVER_MODELS.some((known) => known === model);
}

function countDrivers(groups: readonly DriverGroup[]): readonly DriverCount[] {
  const counts = new Map<string, number>();
  for (const { driverCode } of groups) counts.set(driverCode, (counts.get(driverCode) ?? 0) + 1);
  return [...counts].map(([driverCode, count]) => ({ driverCode, count }));
}

interface DriverChoice {
  readonly sizes: readonly number[];
  readonly codes: ReadonlyMap<number, string>;
}

const NO_CHOICE: DriverChoice = { sizes: [], codes: new Map() };
/** By list of options, then by control. */
const choices = new WeakMap<readonly DriverOption[], ReadonlyMap<string, DriverChoice>>();

function choiceOf(drivers: ModelDrivers, market: DriverMarket, control: string | undefined): DriverChoice {
  const options = drivers[market];
  let byControl = choices.get(options);
  if (byControl === undefined) {
    const ofControl = (modifier: string) => options.filter((option) => option.control === modifier);
    byControl = new Map(options.map((option) => [option.control, readChoice(ofControl(option.control))]));
    choices.set(options, byControl);
  }
  return byControl.get(control ?? '') ?? NO_CHOICE;
}

function readChoice(options: readonly DriverOption[]): DriverChoice {
  return {
    sizes: options.map(({ number_support }) => number_support),
    codes: new Map(options.map(({ number_support, driverCode }) => [number_support, driverCode])),
  };
}
