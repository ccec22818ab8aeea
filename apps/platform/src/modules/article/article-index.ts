import { type CalendarDay, type CatalogId, catalogOf, ISO_LANGUAGES, type ModelDefinition } from '@candil/domain';
import type { CatalogueEdition } from '../catalogue';
import { type CodeList, codeListOf } from './code-list';
import { foldSearchText } from './fold-search-text';
import { type NameList, nameListOf } from './name-list';
import { referencesOfModel } from './references-of-model';
import { finishesOf, type NamedFinish, searchWordsOf } from './words-of-model';

/** A model available today with its representative reference. */
export interface OfferedModel {
  readonly model: ModelDefinition;
  readonly reference: string;
  readonly finishes: readonly NamedFinish[];
}

/** Search index of the articles of a catalogue available today. */
export interface ArticleIndex {
  /** In the order of their numbers. */
  readonly models: readonly OfferedModel[];
  readonly codes: CodeList;
  /** Things are places in `models`. */
  readonly names: NameList;
  /** Words of the trade, for {@link beginningsOf}; things are places in `models`. */
  readonly words: NameList;
}

const byNumber = (first: ModelDefinition, second: ModelDefinition): number =>
  first.model < second.model ? -1 : first.model > second.model ? 1 : 0;

/** The names of a model in every language, and that of its collection where none of them begins with it. */
const namesOf = (model: ModelDefinition, subFamilyName: string): readonly string[] => {
  const names = [...new Set(ISO_LANGUAGES.map((language) => foldSearchText(model.name[language])))];
  const ofSubFamily = foldSearchText(subFamilyName);
  return names.some((name) => name.startsWith(ofSubFamily)) ? names : [...names, ofSubFamily];
};

export const makeArticleIndex = (edition: CatalogueEdition, catalogId: CatalogId, today: CalendarDay): ArticleIndex => {
  const offered = [...edition.models.values()].sort(byNumber).flatMap((model) => {
    const references = referencesOfModel(model, today);
    const [reference] = references;
    return reference === undefined ? [] : [{ model, reference, references }];
  });
  const names = offered.map(({ model }) => namesOf(model, edition.subFamilies.get(model.subFamilyId)?.name ?? ''));
  return {
    models: offered.map(({ model, reference }) => ({ model, reference, finishes: finishesOf(model, today) })),
    codes: codeListOf(offered, catalogOf(catalogId).dash),
    names: nameListOf(names),
    words: nameListOf(offered.map(({ model }, place) => [searchWordsOf(model, edition, names[place] ?? [], today)])),
  };
};

const indexes = new WeakMap<CatalogueEdition, { readonly today: CalendarDay; readonly index: ArticleIndex }>();

/** The index of a catalogue, made once per snapshot and day. */
export const articleIndexOf = (edition: CatalogueEdition, catalogId: CatalogId, today: CalendarDay): ArticleIndex => {
  const known = indexes.get(edition);
  if (known?.today === today) return known.index;
  const index = makeArticleIndex(edition, catalogId, today);
  indexes.set(edition, { today, index });
  return index;
};
