import type { Preconfig as StoredPreconfig } from '@candil/catalogue';
import {
  type Article,
  type ArticleAvailability,
  articleAvailability,
  type CatalogId,
  type LinePrices,
  type LineTotals,
  linePrices,
  type ModelDefinition,
  sumLines,
} from '@candil/domain';
import { acceptProduct } from '../catalogue';
import { type CatalogueContext, type CompanyTerms, priceArticle, termsOf } from '../price';
import { evaluateConfiguration } from '../project';

export interface EvaluatedPart {
  readonly model: ModelDefinition;
  readonly article: Article;
  readonly quantity: number;
  /** As it was put together; undefined = the standard height. */
  readonly pendantHeight: number | undefined;
  readonly price: LinePrices | undefined;
  readonly availability: ArticleAvailability;
}

/** A starting point with the state and price of its products today. */
export interface EvaluatedPreconfig {
  readonly preconfig: StoredPreconfig;
  readonly parts: readonly EvaluatedPart[];
  readonly totals: LineTotals;
  readonly pieces: number;
  readonly lumens: number;
  readonly watts: number;
  /** Undefined = on request. */
  readonly weeks: number | undefined;
}

const longest = (parts: readonly EvaluatedPart[]): number | undefined => {
  const weeks = parts.flatMap(({ availability }) => availability.weeks ?? []);
  return weeks.length < parts.length ? undefined : Math.max(...weeks);
};

const sumOf = (parts: readonly EvaluatedPart[], of: (model: ModelDefinition) => number): number =>
  parts.reduce((sum, { model, quantity }) => sum + of(model) * quantity, 0);

/** A composition is one product: with its drivers, at the discount of its own category, when all of it can be had. */
const evaluateComposition = (
  context: CatalogueContext,
  { catalogId, company }: Asking,
  { id, composition }: StoredPreconfig,
): Pick<EvaluatedPreconfig, 'totals' | 'lumens' | 'watts' | 'weeks'> | undefined => {
  if (composition === undefined) return undefined;
  const known = { document: composition.document, digest: `preconfig ${id}` };
  const { obstacles, evaluation, unitGrossMinor } = evaluateConfiguration({ context, catalogId, company }, known);
  if (obstacles.length > 0 || evaluation === undefined || unitGrossMinor === undefined || evaluation.availability.days < 0)
    return undefined;
  const { lumens, watts, availability, discountPercent } = evaluation;
  return { totals: linePrices(unitGrossMinor, 1, discountPercent), lumens: Math.round(lumens), watts, weeks: availability.weeks };
};

/** Terms and catalogue of the prices. */
export interface Asking {
  readonly catalogId: CatalogId;
  readonly company: CompanyTerms | null;
}

/** Undefined when one of its products is not available today: everything offered can be ordered. */
export const evaluatePreconfig = (
  context: CatalogueContext,
  asking: Asking,
  preconfig: StoredPreconfig,
): EvaluatedPreconfig | undefined => {
  const { book, today } = context;
  const terms = termsOf(asking.company, asking.catalogId);
  const parts: EvaluatedPart[] = [];
  for (const { referenceCode, pendantHeight, quantity } of preconfig.products) {
    const accepted = acceptProduct(context, terms.catalogId, { referenceCode, pendantHeight });
    if (!accepted.ok) return undefined;
    const { model, article } = accepted.value;
    const availability = articleAvailability(article, quantity, today);
    if (model.discontinued || availability.days < 0) return undefined;
    const priced = priceArticle(book, terms, accepted.value, quantity);
    parts.push({ model, article, quantity, pendantHeight, price: priced.ok ? priced.value.line : undefined, availability });
  }
  const composition = evaluateComposition(context, asking, preconfig);
  if (preconfig.composition !== undefined && composition === undefined) return undefined;
  return {
    preconfig,
    parts,
    totals: sumLines(parts.flatMap(({ price }) => price ?? [])),
    pieces: sumOf(parts, () => 1),
    lumens: Math.round(sumOf(parts, ({ technical }) => technical.lumens)),
    watts: Math.round(sumOf(parts, ({ technical }) => technical.watts) * 10) / 10,
    weeks: longest(parts),
    ...composition,
  };
};
