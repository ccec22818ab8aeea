import type { Article, BomSources } from '@candil/domain';
import { type CompanyTerms, priceArticle, termsOf } from '../price';
import { modelIn } from './catalogue-space';
import { editionFor, type Question, type Reading } from './read-configuration';

/** Sources for bills of materials of a sub-family: the catalogue of today and the terms of the account, if it has a price. */
export const bomSourcesOf = (question: Question, subFamilyId: number): BomSources =>
  bomSourcesFor(question, question.actor.company, subFamilyId);

/** The same on the terms of a company; null = without terms. */
export const bomSourcesFor = (
  reading: Pick<Reading, 'context' | 'catalogId'>,
  company: CompanyTerms | null,
  subFamilyId: number,
): BomSources => {
  const edition = editionFor(reading);
  const { context, catalogId } = reading;
  const packaging = edition.packagingOfSubFamily.get(subFamilyId);
  if (packaging === undefined) throw new Error(`the catalogue has no packaging of sub-family ${subFamilyId}`);
  const terms = termsOf(company, catalogId);
  const places = [...edition.subFamilies.values()].flatMap(({ applicationLocations }) => applicationLocations);
  const modelOf = (code: string) => modelIn(edition, code);
  return {
    modelOf,
    familyOf: (id) => {
      const subFamily = edition.subFamilies.get(id);
      return { familyId: subFamily?.familyId ?? 0, description: subFamily?.name ?? '' };
    },
    // A configuration need not say where it is meant to hang.
    applicationLocationOf: (id) => {
      const place = places.find((each) => each.id === id);
      return { application: place?.applicationId ?? 0, location: place?.locationId ?? 0 };
    },
    hasPrice: (article: Article) => {
      const model = modelOf(article.model);
      return model !== undefined && priceArticle(context.book, terms, { model, article }, 1).ok;
    },
    partKindOf: ({ model }) => edition.partKinds[model] ?? 'other',
    canopies: edition.canopies,
    drivers: edition.drivers,
    packaging,
    today: context.today,
  };
};
