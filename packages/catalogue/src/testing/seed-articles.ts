import {
  type Article,
  buildArticle,
  buildArticleFromReference,
  type CatalogId,
  calendarDayOf,
  catalogOfReference,
  type ModelDefinition,
  type PriceBasis,
  parseReference,
  type Selection,
  unitPrice,
} from '@candil/domain';
import { loadSeedCatalogue } from '../catalogue/load-catalogue';

export const today = calendarDayOf(2026, 11, 20);
export const catalogue = loadSeedCatalogue();

export function modelOf(number: string, catalogId: CatalogId): ModelDefinition {
  const model = catalogue.modelOf(number, catalogId);
  if (model === undefined) throw new Error(`no model ${number} in ${catalogId}`);
  return model;
}

/** The article of a reference, with the open choices taken from `changes`. */
export function articleOf(reference: string, changes: Selection = {}, day = today): Article {
  const parts = parseReference(reference);
  if (!parts.ok) throw new Error(`${reference} does not parse`);
  const model = modelOf(parts.value.model, catalogOfReference(reference));
  const read = buildArticleFromReference(model, parts.value, day);
  const article = read.ok ? buildArticle(model, { ...read.value.selection, ...changes }, day) : read;
  if (!article.ok) throw new Error(`${reference}: ${JSON.stringify(article.failure)}`);
  return article.value;
}

export function priceOf(article: Article, rateId: number, calculation: PriceBasis['calculation'] = 'new') {
  const base = catalogue.basePrice(article.model, rateId, article.catalogId);
  const { catalogId } = article;
  return unitPrice({ rateId, catalogId, currency: base?.currency ?? 'EUR', basePriceMinor: base?.amountMinor, calculation }, article);
}
