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

/** Intended application and mounting of a product, by the ids of the catalogue. */
export interface BomApplicationLocation {
  /** Id of the application. */
  readonly application: number;
  /** Id of the mounting location. */
  readonly location: number;
}

/** The configurator that a product was made with. */
export interface BomConfiguratorType {
  /** 1 CREA to 10 COMPOSITOR_CP_3D. */
  readonly id: number;
  /** The name of that id. */
  readonly description: string;
  /** Origin of the bill, e.g. `PRIVATE_AREA` (BO2). */
  readonly source: string;
  /** Its name, e.g. `EXPRESS` (BO2). */
  readonly configurator: string;
}

/** The name of a configurator. */
export type ConfiguratorName = keyof typeof CONFIGURATOR_IDS;

/** Inputs of a bill of materials beside the configuration itself. */
export interface BomSources {
  /** The model of a code; undefined when the catalogue has none. */
  readonly modelOf: (model: string) => ModelDefinition | undefined;
  /** Family and description of a sub-family. */
  readonly familyOf: (subFamilyId: number) => { readonly familyId: number; readonly description: string };
  /** Application and location of a combined id. */
  readonly applicationLocationOf: (applicationLocationId: number) => BomApplicationLocation;
  /** Checks that the article can be priced. */
  readonly hasPrice: (article: Article) => boolean;
  /** Kind of a model in packaging. */
  readonly partKindOf: (model: ModelDefinition) => PartKind;
  /** Canopies of the catalogue; they are packed with their pendants. */
  readonly canopies: readonly Canopy[];
  /** Drivers of each model, with the number of lights that they feed. */
  readonly drivers: DriverCatalogue;
  /** Minutes and points of packing. */
  readonly packaging: PackagingData;
  /** The day whose variations are sold. */
  readonly today: CalendarDay;
}
