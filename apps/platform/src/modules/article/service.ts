import type { ArticleHit } from '@candil/contract';
import { type CatalogId, ISO_LANGUAGES, type IsoLanguage, type ModelDefinition } from '@candil/domain';
import { articleOfReference, type CatalogueEdition, foldText, incompleteness } from '../catalogue';
import type { Offer } from '../price';
import { defaultReference, type ListedReference, referencesStarting } from './reference-list';

/** Most hits of a search. */
const HITS_MAX = 20;

const hitOf = ({ pictures }: Offer, { reference, model, finish }: ListedReference, language: IsoLanguage): ArticleHit => ({
  reference,
  model: model.model,
  name: model.name[language],
  subFamilyId: model.subFamilyId,
  image: pictures.thumbnail(model.model, finish),
});

interface ReferenceQuestion {
  readonly catalogId: CatalogId;
  readonly reference?: string | undefined;
  readonly matchingTerm?: string | undefined;
}

/** The article of exactly that reference, if it can be had; otherwise those that begin with the term. */
export const referenceHits = (offer: Offer, question: ReferenceQuestion, language: IsoLanguage): ArticleHit[] => {
  const { catalogId, reference, matchingTerm } = question;
  const edition = offer.catalogue.editions[catalogId];
  if (reference !== undefined) {
    const configured = articleOfReference(edition, catalogId, { referenceCode: reference }, offer.today);
    if (!configured.ok || incompleteness(configured.value, offer.today) !== undefined) return [];
    const { model, article } = configured.value;
    return [hitOf(offer, { reference: article.reference, model, finish: article.selection.color ?? '' }, language)];
  }
  if (matchingTerm === undefined) return [];
  return referencesStarting(edition, matchingTerm, offer.today, HITS_MAX).map((found) => hitOf(offer, found, language));
};

const searchTexts = new WeakMap<ModelDefinition, string>();

const searchTextOf = (edition: CatalogueEdition, model: ModelDefinition): string => {
  const known = searchTexts.get(model);
  if (known !== undefined) return known;
  const names = ISO_LANGUAGES.map((language) => model.name[language]);
  const text = foldText([model.model, edition.subFamilies.get(model.subFamilyId)?.name ?? '', ...names].join(' '));
  searchTexts.set(model, text);
  return text;
};

/** Models whose code or name, in any language, holds every word of the search; a code with more behind it finds its references. */
export const searchHits = (offer: Offer, catalogId: CatalogId, search: string, language: IsoLanguage): ArticleHit[] => {
  const edition = offer.catalogue.editions[catalogId];
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const models = [...edition.models.values()].filter((model) => words.every((word) => searchTextOf(edition, model).includes(word)));
  const byName = models.flatMap((model) => defaultReference(model, offer.today));
  const found = byName.length > 0 ? byName : referencesStarting(edition, search, offer.today, HITS_MAX);
  return found.slice(0, HITS_MAX).map((each) => hitOf(offer, each, language));
};
