import type { CatalogId, Currency, ExclusionRow, LocalisedText, ModelDefinition } from '@candil/domain';
import type { Canopy } from '../source/installations.data';

/** A collection of models that share a matrix of exclusions. */
export interface SubFamily {
  readonly id: number;
  readonly familyId: number;
  readonly name: string;
  readonly configuratorType: { readonly id: number; readonly description: string };
  readonly applicationLocations: readonly { readonly id: number; readonly name: LocalisedText }[];
  readonly tagline: LocalisedText;
  /** Path of the picture below the static images. */
  readonly image: string;
  readonly catalogIds: readonly CatalogId[];
}

/** Base price of one model under one rate in one catalogue, in major units with at most two decimals. */
export interface BasePriceRow {
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly currency: Currency;
  readonly model: string;
  readonly basePrice: number;
}

/** Everything a snapshot is made of: the packaged seed, or what product administration made of it. */
export interface CatalogueData {
  readonly subFamilies: readonly SubFamily[];
  readonly models: readonly ModelDefinition[];
  readonly basePrices: readonly BasePriceRow[];
  readonly canopies: readonly Canopy[];
}

/** `families/{subFamily}_{catalogue}.json`. */
export interface FamilyFile {
  readonly subFamily: SubFamily;
  readonly models: readonly ModelDefinition[];
  /** The distinct exclusions of the models, in data order. */
  readonly exclusions: readonly ExclusionRow[];
}

/** `rules/{subFamily}_{catalogue}.json`; the collections of the seed have exclusions but no scripts. */
export interface RulesFile {
  readonly rules: readonly unknown[];
}

/** `accessories/{subFamily}_{catalogue}.json`: the canopies of the installations that the models offer. */
export interface AccessoriesFile {
  readonly canopies: readonly Canopy[];
}
