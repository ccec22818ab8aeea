import type { AvailabilityDates, LeadTimeEntry, LocalisedText, Variation } from '../attribute';
import type { ArticleTypeLevels, CatalogId } from '../catalogue';
import type { ExclusionRow } from '../exclusion';

/** Technical data of a model. */
export interface TechnicalData {
  readonly lumens: number;
  readonly watts: number;
  /** Colour rendering index, 0–100. */
  readonly cri: number;
  readonly ip: string;
  readonly netWeightKg: number;
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  readonly beamDegrees: number;
  readonly distribution: string;
}

/** One luminaire model of one catalogue with all its variations. Treated as immutable: what is derived from it is kept per object. */
export interface ModelDefinition {
  /** Four digits. */
  readonly model: string;
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
  readonly familyId: number;
  readonly name: LocalisedText;
  readonly description: LocalisedText;
  readonly articleType: ArticleTypeLevels;
  readonly applicationLocationId: number;
  readonly categoryId: number;
  /** Least quantity of an order line, 1 or more. */
  readonly moq: number;
  readonly leadtime: readonly LeadTimeEntry[];
  readonly availability: AvailabilityDates;
  readonly technical: TechnicalData;
  /** What it is made of, as the maker names it. */
  readonly materials?: readonly string[];
  readonly psa: boolean;
  readonly discontinued: boolean;
  /** The model that follows a discontinued one. */
  readonly replacedBy?: string;
  readonly variations: readonly Variation[];
  readonly exclusions: readonly ExclusionRow[];
}
