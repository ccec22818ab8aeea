import { buildArticle, type ModelDefinition, unitPrice } from '@candil/domain';
import { factsOf } from '../article';
import { type CatalogueContext, type DisplayMoney, displayMoney, type PriceBase } from '../price';

/** One piece of the article that a model is shown with, or of the same in another finish; undefined where that cannot be had today. */
export const shownPriceOf = (
  { book, today }: CatalogueContext,
  base: PriceBase,
  model: ModelDefinition,
  finish?: string,
): DisplayMoney | undefined => {
  const { article } = factsOf(model, today);
  if (article === undefined) return undefined;
  const built = finish === undefined ? article : buildArticle(model, { ...article.selection, color: finish }, today);
  const shown = 'ok' in built ? (built.ok ? built.value : undefined) : built;
  const price = shown && unitPrice(book.basisOf(model.catalogId, base.rateId, model.model), shown);
  return price?.ok ? displayMoney(base, price.value) : undefined;
};
