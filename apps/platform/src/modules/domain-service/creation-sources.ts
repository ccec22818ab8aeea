import { buildArticleFromReference, type CreationSources, fail, ok, type PieceSources, parseReference } from '@candil/domain';
import { type CompanyTerms, priceArticle, termsOf } from '../price';
import { bomSourcesFor } from './bom-sources';
import { modelIn } from './catalogue-space';
import { editionFor, type Question, type Reading } from './read-configuration';

/** Sources by which creations of a sub-family are evaluated: the catalogue of today, its price list and the terms of the account. */
export const creationSourcesOf = (question: Question, subFamilyId: number): CreationSources =>
  creationSourcesFor(question, question.actor.company, subFamilyId);

/** The same on the terms of a company; null = without terms. */
export const creationSourcesFor = (
  reading: Pick<Reading, 'context' | 'catalogId'>,
  company: CompanyTerms | null,
  subFamilyId: number,
): CreationSources => {
  return { ...bomSourcesFor(reading, company, subFamilyId), ...pieceSourcesFor(reading, company) };
};

/** Sources by which single articles are evaluated, independent of their place. */
export const pieceSourcesFor = (reading: Pick<Reading, 'context' | 'catalogId'>, company: CompanyTerms | null): PieceSources => {
  const { context, catalogId } = reading;
  const terms = termsOf(company, catalogId);
  return {
    today: context.today,
    modelOf: (code) => modelIn(editionFor(reading), code),
    unitPriceOf: (model, article) => {
      const price = priceArticle(context.book, terms, { model, article }, 1);
      return price.ok ? ok(price.value.unit) : price;
    },
    accessoryOf: (code) => {
      const parts = parseReference(code);
      if (!parts.ok) return parts;
      const model = editionFor(reading).accessories.get(parts.value.model);
      if (model === undefined) return fail({ code: 'article.model-unknown', model: parts.value.model });
      const article = buildArticleFromReference(model, parts.value, context.today);
      return article.ok ? ok({ model, article: article.value }) : article;
    },
    discountPercentOf: (categoryId) => termsOf(company, catalogId, categoryId).discountPercent,
  };
};
