import type { CalendarDay, CatalogId, CompanionRule, ElementRules, ModelDefinition, PieceSources, PriceBasis } from '@candil/domain';
import { fail, parseReference, unitPrice } from '@candil/domain';

/** Data of the models of a list in the catalogue of a day. */
export interface PieceCatalogue {
  readonly catalogId: CatalogId;
  readonly today: CalendarDay;
  readonly models: ReadonlyMap<string, ModelDefinition>;
  readonly companions: readonly CompanionRule[];
  /** By sub-family; those that can be against one article alone. */
  readonly rules: ReadonlyMap<number, ElementRules>;
  readonly basePricesMinor: ReadonlyMap<string, number>;
  readonly priceBasis: Omit<PriceBasis, 'basePriceMinor' | 'catalogId'>;
  readonly discountPercentOf: (categoryId: number) => number;
}

/** Sources by which the domain library evaluates a list. */
export const pieceSourcesOf = (catalogue: PieceCatalogue): PieceSources => {
  const { catalogId, today, models, basePricesMinor, priceBasis, discountPercentOf } = catalogue;
  return {
    today,
    modelOf: (code) => models.get(code),
    unitPriceOf: ({ model }, article) => unitPrice({ ...priceBasis, catalogId, basePriceMinor: basePricesMinor.get(model) }, article),
    // Drivers are rows of a list like everything else.
    accessoryOf: (code) => {
      const parts = parseReference(code);
      return parts.ok ? fail({ code: 'article.model-unknown', model: parts.value.model }) : parts;
    },
    discountPercentOf,
  };
};
