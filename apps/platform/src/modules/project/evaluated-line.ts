import type { Article, ArticleAvailability, LeadTimeEntry, LinePrices, LineValidity, LocalisedText, ModelDefinition } from '@candil/domain';
import type { RuleRefusal } from '../catalogue';
import type { EvaluatedConfiguration, Obstacle } from './evaluate-configuration';
import type { StoredConfiguration, StoredProduct } from './stored-project';

/**
 * The problems of a line: those the domain finds, a rule that refuses the product or is broken (RU30), or missing parts
 * of a composition.
 */
export type LineState =
  | LineValidity
  | { readonly valid: false; readonly reason: 'rule'; readonly failure: RuleRefusal }
  | { readonly valid: false; readonly reason: 'configuration'; readonly obstacles: readonly [Obstacle, ...Obstacle[]] };

/** Facts about one piece of a line, of any type. */
export interface LineFacts {
  readonly name: LocalisedText;
  readonly subFamilyId: number;
  readonly applicationLocationId: number;
  readonly moq: number;
  readonly isPersonalized: 0 | 1;
  readonly discontinued: boolean;
  readonly lumens: number;
  readonly watts: number;
  readonly leadTimes: readonly (readonly LeadTimeEntry[])[];
}

/** A composition among the lines. */
export interface EvaluatedCreation extends EvaluatedConfiguration {
  readonly stored: StoredConfiguration;
  /** The part that arrives last, or whose weeks are unknown. */
  readonly setsDate: string | undefined;
}

/** A product with everything that follows from it on a day. */
export interface EvaluatedLine {
  readonly product: StoredProduct;
  /** Luminaire tag of the lighting plan; the product's own. */
  readonly tag: string;
  /** Model of a regular product; undefined when the catalogue no longer has it. */
  readonly model: ModelDefinition | undefined;
  readonly article: Article | undefined;
  /** Undefined for a regular product. */
  readonly creation: EvaluatedCreation | undefined;
  /** Undefined where the product cannot be made any more. */
  readonly facts: LineFacts | undefined;
  readonly availability: ArticleAvailability | undefined;
  readonly price: (LinePrices & { readonly discountPercent: number }) | undefined;
  readonly validity: LineState;
}
