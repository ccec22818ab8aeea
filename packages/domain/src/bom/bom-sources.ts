import type { Article, ModelDefinition } from '../article';
import type { CalendarDay } from '../calendar';
import type { Canopy } from '../canopy';
import type { CONFIGURATOR_IDS } from '../catalogue';
import type { DriverCatalogue } from '../driver';
import type { PackagingData, PartKind } from '../packaging';

/** A sub-family as a bill of materials names it. */
export interface BomSubFamily {
  /** The number of the collection. */
  readonly id: number;
  /** The name of the collection. */
  readonly description: string;
}

/** Where a product is meant to be used and mounted, by the ids of the catalogue. */
export interface BomApplicationLocation {
  /** What it is used for. */
  readonly application: number;
  /** What it is mounted to. */
  readonly location: number;
}

/** The configurator that a product was made with. */
export interface BomConfiguratorType {
  /** 1 CREA to 10 COMPOSITOR_CP_3D. */
  readonly id: number;
  /** The name of that id. */
  readonly description: string;
  /** Where it was made, e.g. `PRIVATE_AREA` (BO2). */
  readonly source: string;
  /** Its name, e.g. `EXPRESS` (BO2). */
  readonly configurator: string;
}

/** The name of a configurator. */
export type ConfiguratorName = keyof typeof CONFIGURATOR_IDS;

/** What a bill of materials is made from beside the configuration itself. */
export interface BomSources {
  /** The model of a code; undefined when the catalogue has none. */
  readonly modelOf: (model: string) => ModelDefinition | undefined;
  /** The family of a sub-family, and what the sub-family is called. */
  readonly familyOf: (subFamilyId: number) => { readonly familyId: number; readonly description: string };
  /** What a combined id of application and location stands for. */
  readonly applicationLocationOf: (applicationLocationId: number) => BomApplicationLocation;
  /** Whether a price can be had for the article. */
  readonly hasPrice: (article: Article) => boolean;
  /** What a model is when it is packed. */
  readonly partKindOf: (model: ModelDefinition) => PartKind;
  /** Those of the catalogue; they are packed with what hangs from them. */
  readonly canopies: readonly Canopy[];
  /** Which driver feeds how many lights of a model. */
  readonly drivers: DriverCatalogue;
  /** Minutes and points of packing. */
  readonly packaging: PackagingData;
  /** The day whose variations are sold. */
  readonly today: CalendarDay;
}
