import type { AvailabilityDates, LeadTimeEntry, LocalisedText, Variation } from '../attribute';
import type { OutletCanopy } from '../canopy';
import type { ArticleTypeLevels, CatalogId } from '../catalogue';
import type { ExclusionRow } from '../exclusion';

/** Technical data of a model. */
export interface TechnicalData {
  /** Luminous flux. */
  readonly lumens: number;
  /** Power taken from the mains. */
  readonly watts: number;
  /** Power that a driver delivers; absent where it is not known, and of everything else. */
  readonly outputWatts?: number;
  /** Colour rendering index, 0–100. */
  readonly cri: number;
  /** Protection class, e.g. `IP20`. */
  readonly ip: string;
  /** Without packaging. */
  readonly netWeightKg: number;
  /** Along x. */
  readonly widthMetres: number;
  /** Along z. */
  readonly depthMetres: number;
  /** Along y, of the body alone. */
  readonly heightMetres: number;
  /** Full angle of the beam. */
  readonly beamDegrees: number;
  /** Light distribution, e.g. `direct`. */
  readonly distribution: string;
}

/** One luminaire model of one catalogue with all its variations. Treated as immutable: what is derived from it is kept per object. */
export interface ModelDefinition {
  /** Four digits. */
  readonly model: string;
  /** The catalogue that sells it: 16 in euro, 21 in dollars. */
  readonly catalogId: CatalogId;
  /** The collection that it belongs to. */
  readonly subFamilyId: number;
  /** The family of that collection. */
  readonly familyId: number;
  /** Display name. */
  readonly name: LocalisedText;
  /** One sentence that sells it. */
  readonly description: LocalisedText;
  /** Article type, on three levels. */
  readonly articleType: ArticleTypeLevels;
  /** Intended application and mounting. */
  readonly applicationLocationId: number;
  /** The product category of discounts and lists. */
  readonly categoryId: number;
  /** Least quantity of an order line, 1 or more. */
  readonly moq: number;
  /** Weeks of delivery by pieces, before those of the choices. */
  readonly leadtime: readonly LeadTimeEntry[];
  /** When it is sold, `dd/mm/yyyy`. */
  readonly availability: AvailabilityDates;
  /** Flux, power, protection, measures and weight. */
  readonly technical: TechnicalData;
  /** Materials, as the maker names them. */
  readonly materials?: readonly string[];
  /** The canopy with its outlets, for a model from which several pendants hang. */
  readonly canopy?: OutletCanopy;
  /** True when it is sold semi-finished. */
  readonly psa: boolean;
  /** True when it is no longer made. */
  readonly discontinued: boolean;
  /** The model that follows a discontinued one. */
  readonly replacedBy?: string;
  /** Every value that its attributes may take. */
  readonly variations: readonly Variation[];
  /** The combinations of values that it is not made in. */
  readonly exclusions: readonly ExclusionRow[];
}
