import { fail, ok, type Result } from '../result';
import { ARTICLE_TYPES, IGNORED_APPLICATIONS } from './codes.data';

/** The kind of an article at the three levels of its type. */
export interface ArticleTypeLevels {
  /** Luminaire, accessory or component. */
  readonly level1: number;
  /** Kind within level 1, e.g. 2 pendant, 11 track. */
  readonly level2: number;
  /** Kind within level 2, e.g. 60 counterweight. */
  readonly level3: number;
}

/** A model that stands in no sub-family of the dictionary (AT19). */
export type SubFamilyFailure = { readonly code: 'catalog.model-without-sub-family'; readonly model: string };

/** Checks that an article type is of that kind: the id stands at the kind's own level (AT18). */
export function isArticleType(levels: ArticleTypeLevels, kind: keyof typeof ARTICLE_TYPES): boolean {
  const { level, id } = ARTICLE_TYPES[kind];
  return { 1: levels.level1, 2: levels.level2, 3: levels.level3 }[level] === id;
}

/** The sub-family of a model by the model-to-sub-family dictionary; a model that it does not list is refused (AT19). */
export function subFamilyOfModel(dictionary: Readonly<Record<string, number>>, model: string): Result<number, SubFamilyFailure> {
  const found = Object.hasOwn(dictionary, model) ? dictionary[model] : undefined;
  return found === undefined ? fail({ code: 'catalog.model-without-sub-family', model }) : ok(found);
}

/** Checks that a collection of the sub-family shows the application; 225 leaves out 4, 5 and 6 (AT18). */
export function isApplicationShown(subFamilyId: number, applicationId: number): boolean {
  return !(IGNORED_APPLICATIONS[subFamilyId] ?? []).includes(applicationId);
}
