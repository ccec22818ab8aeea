import { type CatalogId, catalogOf } from '../catalogue';
import type { DRIVER_MARKETS } from './driver-models.data';

/** `usa` for catalogue 21, `row` for the rest of the world. */
export type DriverMarket = (typeof DRIVER_MARKETS)[number];

/** One remote driver that may feed lights of a model. */
export interface DriverOption {
  /** Most lights it feeds, whole, 1–250. */
  readonly number_support: number;
  /** Control modifier of the lights it dims. */
  readonly control: string;
  /** Reference code of the driver. */
  readonly driverCode: string;
}

/** The drivers of a model by market. */
export type ModelDrivers = Readonly<Record<DriverMarket, readonly DriverOption[]>>;

/** Drivers by lamp model. Treated as immutable: what is derived from it is kept per object. Load one through `checkDriverCatalogue`. */
export type DriverCatalogue = Readonly<Record<string, ModelDrivers>>;

/** The market whose drivers a catalogue takes (DR12). */
export function driverMarketOf(catalogId: CatalogId): DriverMarket {
  return catalogOf(catalogId).market;
}
