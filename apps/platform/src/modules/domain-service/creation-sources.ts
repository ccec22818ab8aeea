import { buildArticleFromReference, type CreationSources, fail, ok, parseReference } from '@candil/domain';
import { priceArticle, termsOf } from '../price';
import { bomSourcesOf } from './bom-sources';
import { editionFor, type Question } from './read-configuration';

/** What creations of a sub-family are evaluated by: the catalogue of today, its price list and the terms of the account. */
export const creationSourcesOf = (question: Question, subFamilyId: number): CreationSources => {
  const { offer, actor, catalogId } = question;
  const terms = termsOf(actor.company, catalogId);
  return {
    ...bomSourcesOf(question, subFamilyId),
    unitPriceOf: (model, article) => {
      const price = priceArticle(offer.book, terms, { model, article }, 1);
      return price.ok ? ok(price.value.unit) : price;
    },
    accessoryOf: (code) => {
      const parts = parseReference(code);
      if (!parts.ok) return parts;
      const model = editionFor(question).accessories.get(parts.value.model);
      if (model === undefined) return fail({ code: 'article.model-unknown', model: parts.value.model });
      const article = buildArticleFromReference(model, parts.value, offer.today);
      return article.ok ? ok({ model, article: article.value }) : article;
    },
    discountPercentOf: (categoryId) => termsOf(actor.company, catalogId, categoryId).discountPercent,
  };
};
