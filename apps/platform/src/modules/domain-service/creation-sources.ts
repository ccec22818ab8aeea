import { buildArticleFromReference, type CreationSources, fail, ok, parseReference, unitPrice } from '@candil/domain';
import { type CompanyTerms, termsOf } from '../price';
import { bomSourcesFor } from './bom-sources';
import { editionFor, type Reading } from './read-configuration';

/** What a creation of a sub-family is evaluated by under the terms of a company; null = of nobody's. */
export const creationSourcesFor = (
  reading: Pick<Reading, 'offer' | 'catalogId'>,
  company: CompanyTerms | null,
  subFamilyId: number,
): CreationSources => {
  const { offer, catalogId } = reading;
  const { accessories } = editionFor(reading);
  const { rateId } = termsOf(company, catalogId);
  return {
    ...bomSourcesFor(reading, company, subFamilyId),
    unitPriceOf: ({ model }, article) => unitPrice(offer.book.basisOf(catalogId, rateId, model), article),
    accessoryOf: (code) => {
      const parts = parseReference(code);
      if (!parts.ok) return parts;
      const model = accessories.get(parts.value.model);
      if (model === undefined) return fail({ code: 'article.model-unknown', model: parts.value.model });
      const article = buildArticleFromReference(model, parts.value, offer.today);
      return article.ok ? ok({ model, article: article.value }) : article;
    },
    discountPercentOf: (categoryId) => termsOf(company, catalogId, categoryId).discountPercent,
  };
};
