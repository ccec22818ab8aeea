import type { ArticleHit, endpoints, ReceivedBy } from '@candil/contract';
import type { IsoLanguage, ModelDefinition } from '@candil/domain';
import { parseReference } from '@candil/domain';
import { articleOfReference, incompleteness } from '../catalogue';
import type { CatalogueContext } from '../price';
import { type ArticleIndex, articleIndexOf } from './article-index';
import { articlesHolding, articlesStarting, type FoundArticle } from './find-articles';

/** Most hits of a search. */
const HITS_MAX = 20;

const hitOf = ({ pictures }: CatalogueContext, model: ModelDefinition, reference: string, language: IsoLanguage): ArticleHit => {
  const parts = parseReference(reference);
  return {
    reference,
    model: model.model,
    name: model.name[language],
    subFamilyId: model.subFamilyId,
    image: pictures.thumbnail(model.model, parts.ok ? parts.value.color : ''),
  };
};

const hitsOf = (context: CatalogueContext, { models }: ArticleIndex, found: readonly FoundArticle[], language: IsoLanguage): ArticleHit[] =>
  found.flatMap(({ reference, model }) => {
    const offered = models[model];
    return offered === undefined ? [] : [hitOf(context, offered.model, reference, language)];
  });

type ReferenceQuestion = ReceivedBy<typeof endpoints.findReferences>['query'];

/**
 * The article of exactly that reference, if it is available; otherwise those that begin with the term, or without one each model with the
 * reference it is shown with. A sub-family and a place narrow all of them.
 */
export const referenceHits = (context: CatalogueContext, question: ReferenceQuestion): ArticleHit[] => {
  const { catalogId, reference, matchingTerm, subFamilyId, applicationLocationId, lang } = question;
  const edition = context.catalogue.editions[catalogId];
  const isWanted = (model: ModelDefinition) =>
    (subFamilyId === undefined || model.subFamilyId === subFamilyId) &&
    (applicationLocationId === undefined || model.applicationLocationId === applicationLocationId);
  if (reference !== undefined) {
    const configured = articleOfReference(edition, catalogId, { referenceCode: reference }, context.today);
    if (!configured.ok || incompleteness(configured.value, context.today) !== undefined) return [];
    const { model, article } = configured.value;
    return isWanted(model) ? [hitOf(context, model, article.reference, lang)] : [];
  }
  const narrowed = subFamilyId !== undefined || applicationLocationId !== undefined;
  if (matchingTerm === undefined && !narrowed) return [];
  const index = articleIndexOf(edition, catalogId, context.today);
  const isOffered = ({ model }: FoundArticle) => {
    const offered = index.models[model];
    return offered !== undefined && isWanted(offered.model);
  };
  return hitsOf(context, index, articlesStarting(index, matchingTerm ?? '', HITS_MAX, isOffered), lang);
};

type SearchQuestion = ReceivedBy<typeof endpoints.searchArticles>['query'];

/** Articles by any part of a code or name, the nearest first. */
export const searchHits = (context: CatalogueContext, { catalogId, search, lang }: SearchQuestion): ArticleHit[] => {
  const index = articleIndexOf(context.catalogue.editions[catalogId], catalogId, context.today);
  return hitsOf(context, index, articlesHolding(index, search, HITS_MAX), lang);
};
