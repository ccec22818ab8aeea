import type {
  Canopy,
  CatalogId,
  CompanionRule,
  Currency,
  DriverCatalogue,
  ExclusionRow,
  LocalisedText,
  ModelDefinition,
  PackagingData,
  PartKind,
  RuleDefinition,
  SystemPart,
} from '@candil/domain';
import type { BrowseData } from './browse-data';

/** Intended place of the models of a collection: the application (use) and the location (mounting) of one id. */
export interface SubFamilyPlace {
  readonly id: number;
  readonly applicationId: number;
  readonly locationId: number;
  readonly name: LocalisedText;
}

/** A collection of models that share a matrix of exclusions. */
export interface SubFamily {
  readonly id: number;
  readonly familyId: number;
  readonly name: string;
  readonly configuratorType: { readonly id: number; readonly description: string };
  /** True when its pendants are also composed in the crea configurator. */
  readonly canCompose: boolean;
  readonly applicationLocations: readonly SubFamilyPlace[];
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

/** The rules of a collection in one catalogue, in data order. */
export interface RuleSet {
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
  readonly rules: readonly RuleDefinition[];
}

/** Contents of a snapshot: the packaged seed, or its edition by product administration. */
export interface CatalogueData {
  readonly subFamilies: readonly SubFamily[];
  readonly models: readonly ModelDefinition[];
  readonly basePrices: readonly BasePriceRow[];
  readonly canopies: readonly Canopy[];
  readonly rules: readonly RuleSet[];
  /** Remote drivers by lamp model, for both markets. */
  readonly drivers: DriverCatalogue;
  /** Articles that go with luminaires and are none, such as drivers and canopies with outlets, of both catalogues. */
  readonly accessories: readonly ModelDefinition[];
  readonly packaging: PackagingData;
  /** Kind of each model in packaging; one that is not listed needs no points. */
  readonly partKinds: Readonly<Record<string, PartKind>>;
  /** Parts and lights of systems, by model. */
  readonly systemParts: Readonly<Record<string, SystemPart>>;
  /** Articles that are not ordered without others. */
  readonly companions: readonly CompanionRule[];
  readonly browsing: BrowseData;
}

/** `families/{subFamily}_{catalogue}.json`. */
export interface FamilyFile {
  readonly subFamily: SubFamily;
  readonly models: readonly ModelDefinition[];
  /** The distinct exclusions of the models, in data order. */
  readonly exclusions: readonly ExclusionRow[];
}

/** `rules/{subFamily}_{catalogue}.json`: scripts that every loader compiles before it takes the file. */
export interface RulesFile {
  readonly rules: readonly RuleDefinition[];
}

/** `accessories/{subFamily}_{catalogue}.json`: what goes with the models of the family file. */
export interface AccessoriesFile {
  /** Canopies of the installations that the models offer. */
  readonly canopies: readonly Canopy[];
  /** Drivers of every model of the file; a model without a list of its own takes no remote driver. */
  readonly drivers: DriverCatalogue;
  /** The articles of the drivers of this catalogue's market, and the canopies with outlets where models hang from free wires. */
  readonly articles: readonly ModelDefinition[];
  readonly packaging: PackagingData;
  readonly partKinds: Readonly<Record<string, PartKind>>;
  readonly systemParts: Readonly<Record<string, SystemPart>>;
  /** Companion rules of models of the file. */
  readonly companions: readonly CompanionRule[];
}
