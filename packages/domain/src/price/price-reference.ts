import {
  type Article,
  type ArticleFailure,
  buildArticle,
  buildArticleFromReference,
  completeSelection,
  type ModelDefinition,
  selectionFromReference,
} from '../article';
import type { CalendarDay } from '../calendar';
import type { CatalogId } from '../catalogue';
import type { Currency } from '../money';
import { parseReference, type ReferenceFailure, type ReferenceParts } from '../reference-code';
import { fail, ok, type Result } from '../result';
import { type LinePrices, linePrices } from './line-prices';
import type { PriceBasis } from './price-basis';
import type { SubFamilyPrice } from './price-record';
import { type PriceFailure, type UnitPrice, unitPrice } from './unit-price';

/** Terms for the price of a reference. */
export interface PriceTerms {
  /** Models of any catalogue; only those of {@link PriceTerms.catalogId} are used. */
  readonly models: readonly ModelDefinition[];
  /** The price list: base prices in whole cents by model and rate. */
  readonly prices: readonly SubFamilyPrice[];
  /** 16 in euro, 21 in dollars. */
  readonly catalogId: CatalogId;
  /** The price list. */
  readonly rateId: number;
  /** Currency of the rate. */
  readonly currency: Currency;
  /** The day on which the article is bought; variations are valid on some days only. */
  readonly today: CalendarDay;
  /** Whole, 0 or more; default 1. */
  readonly quantity?: number;
  /** 0–100 with at most two decimals; default 0. */
  readonly discountPercent?: number;
  /** Whole centimetres; default the standard height of the model. */
  readonly pendantHeightCm?: number;
  /** Default `new`. */
  readonly calculation?: PriceBasis['calculation'];
}

/** Price of a reference. */
export interface PricedReference {
  /** Article of the reference. */
  readonly article: Article;
  /** Gross of one piece, with the steps from the base price to it. */
  readonly unit: UnitPrice;
  /** Gross, net and discount of one piece and of all of them. */
  readonly line: LinePrices;
}

/**
 * Prices a quantity of a reference, from its text (PR25): the article of the catalogue on the day, its unit price under the rate, and the
 * line less the discount. Fails where any of them does, the reference first. Throws a RangeError for a quantity or discount that is none
 * (PR21).
 */
export function priceReference(
  reference: unknown,
  terms: PriceTerms,
): Result<PricedReference, ReferenceFailure | ArticleFailure | PriceFailure> {
  const { catalogId, rateId, currency, calculation = 'new', quantity = 1, discountPercent = 0 } = terms;
  const parts = parseReference(reference);
  if (!parts.ok) return parts;
  const { model: code } = parts.value;
  const model = terms.models.find((each) => each.model === code && each.catalogId === catalogId);
  if (model === undefined) return fail({ code: 'article.model-unknown', model: code });
  const article = articleOf(model, parts.value, terms);
  if (!article.ok) return article;
  const basePriceMinor = terms.prices.find((price) => price.model === code && price.rateId === rateId)?.basePriceMinor;
  const unit = unitPrice({ rateId, catalogId, currency, basePriceMinor, calculation }, article.value);
  if (!unit.ok) return unit;
  return ok({ article: article.value, unit: unit.value, line: linePrices(unit.value.amountMinor, quantity, discountPercent) });
}

function articleOf(model: ModelDefinition, parts: ReferenceParts, { today, pendantHeightCm }: PriceTerms): Result<Article, ArticleFailure> {
  const standard = buildArticleFromReference(model, parts, today);
  if (!standard.ok || pendantHeightCm === undefined) return standard;
  return buildArticle(model, { ...completeSelection(model, selectionFromReference(parts), today), pendantHeightCm }, today);
}
