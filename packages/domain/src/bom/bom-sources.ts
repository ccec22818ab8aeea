import type { Article, ModelDefinition } from '../article';
import type { CalendarDay } from '../calendar';
import type { Canopy } from '../canopy';
import type { CONFIGURATOR_IDS } from '../catalogue';
import type { DriverCatalogue } from '../driver';
import type { PackagingData, PartKind } from '../packaging';

/** A sub-family as a bill of materials names it. */
export interface BomSubFamily {
  readonly id: number;
  readonly description: string;
}

/** Where a product is meant to be used and mounted, by the ids of the catalogue. */
export interface BomApplicationLocation {
  readonly application: number;
  readonly location: number;
}

/** The configurator that a product was made with. */
export interface BomConfiguratorType {
  readonly id: number;
  readonly description: string;
  readonly source: string;
  readonly configurator: string;
}

/** The name of a configurator. */
export type ConfiguratorName = keyof typeof CONFIGURATOR_IDS;

/** What a bill of materials is made from beside the configuration itself. */
export interface BomSources {
  /** The model of a code; undefined when the catalogue has none. */
  readonly modelOf: (model: string) => ModelDefinition | undefined;
  readonly familyOf: (subFamilyId: number) => { readonly familyId: number; readonly description: string };
  readonly applicationLocationOf: (applicationLocationId: number) => BomApplicationLocation;
  /** Whether a price can be had for the article. */
  readonly hasPrice: (article: Article) => boolean;
  /** What a model is when it is packed. */
  readonly partKindOf: (model: ModelDefinition) => PartKind;
  readonly canopies: readonly Canopy[];
  readonly drivers: DriverCatalogue;
  readonly packaging: PackagingData;
  readonly today: CalendarDay;
}
