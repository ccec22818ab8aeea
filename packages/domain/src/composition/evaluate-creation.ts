import type { Article, ArticleFailure, ModelDefinition } from '../article';
import type { BomCategory, BomFailure, BomSources } from '../bom';
import type { CalendarDay } from '../calendar';
import type { ElectricalGroup } from '../electrical';
import type { ElementId } from '../element';
import type { LineTotals, PriceFailure, PriceStep, UnitPrice } from '../price';
import type { ReferenceFailure } from '../reference-code';
import type { Result } from '../result';
import type { CompositionAvailability } from './composition-availability';
import type { CompositionPart } from './composition-part';
import type { CompositionPrices } from './composition-price';

/** What a whole creation is evaluated by: bills of materials, prices and the terms of an account. */
export interface CreationSources extends BomSources {
  /** Gross price of one piece. */
  readonly unitPriceOf: (model: ModelDefinition, article: Article) => Result<UnitPrice, PriceFailure>;
  /** A driver or other accessory of a code. */
  readonly accessoryOf: (
    code: string,
  ) => Result<{ readonly model: ModelDefinition; readonly article: Article }, ArticleFailure | ReferenceFailure>;
  /** Percent by product category (PR). */
  readonly discountPercentOf: (categoryId: number) => number;
}

/** So many pieces of one part in one composition. */
export interface EvaluatedPart {
  readonly kind: 'article' | 'accessory' | 'driver';
  readonly part: CompositionPart;
  readonly model: ModelDefinition | undefined;
  readonly article: Article | undefined;
  readonly elementIds: readonly ElementId[];
  readonly steps: readonly PriceStep[];
  /** Why it has no price. */
  readonly failure: PriceFailure | ArticleFailure | ReferenceFailure | undefined;
}

export interface EvaluatedComposition {
  /** From 1. */
  readonly compositionNumber: number;
  readonly subFamilyId: number;
  readonly category: BomCategory;
  readonly parts: readonly EvaluatedPart[];
  /** Undefined as soon as a part has no price. */
  readonly prices: CompositionPrices | undefined;
  readonly availability: CompositionAvailability;
  readonly electricalGroups: readonly ElectricalGroup[];
  readonly lumens: number;
  readonly watts: number;
  /** Luminaires, without accessories and drivers. */
  readonly lights: number;
}

/** Everything that a creation is as a product: pieces, price with its steps, weeks, drivers, watts, lumens. */
export interface CreationEvaluation {
  readonly compositions: readonly EvaluatedComposition[];
  readonly category: BomCategory;
  readonly discountPercent: number;
  /** Undefined as soon as a composition has no price. */
  readonly totals: LineTotals | undefined;
  readonly availability: CompositionAvailability;
  /** Articles, accessories and drivers. */
  readonly pieces: number;
  readonly lumens: number;
  readonly watts: number;
  readonly today: CalendarDay;
  /** Why there is nothing to evaluate; the lists are empty then. */
  readonly failure: BomFailure | undefined;
}
