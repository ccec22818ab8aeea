import { type AttributeType, CODE_ATTRIBUTE_TYPES, type Selection, type Variation } from '../attribute';
import type { CalendarDay } from '../calendar';
import { modelOfReference } from '../reference-code';
import { fail, ok, type Result } from '../result';
import { type Article, type ArticleFailure, buildArticle } from './article';
import { compiledModel } from './compiled-model';
import type { ModelDefinition } from './model-definition';
import { variationsOf } from './selection';

/** The models of one catalogue whose articles are asked for by the codes of lights. */
export interface ArticleCollection {
  /** By model number. */
  readonly models: ReadonlyMap<string, ModelDefinition>;
  /** The article of a selection on a day; the flag ArticleCollectionOptimization decides whether it is built anew each time (AT26). */
  readonly articleOf: (light: string, selection: Selection, today: CalendarDay) => Result<Article, ArticleFailure>;
}

/** Why a collection does not answer for a light (AT24, AT27). */
export type CollectionFailure =
  /** The collection does not hold the light. */
  | { readonly code: 'article.light-unknown'; readonly light: string }
  /** There is no collection to look the light up in. */
  | { readonly code: 'article.collection-undefined'; readonly light: string }
  /** The method is no longer answered. */
  | { readonly code: 'article.method-deprecated'; readonly method: string };

/** Most articles in the cache; beyond that it is emptied. */
const MOST_ARTICLES = 10_000;

/** A collection of models by number; `cached` is the flag ArticleCollectionOptimization: on, articles are kept, answers are the same (AT26). */
export function createArticleCollection(models: readonly ModelDefinition[], { cached }: { readonly cached: boolean }): ArticleCollection {
  const byNumber = new Map(models.map((model) => [model.model, model]));
  const build: ArticleCollection['articleOf'] = (light, selection, today) => {
    const model = modelOfLight(byNumber, light);
    return model === undefined ? fail({ code: 'article.model-unknown', model: light }) : buildArticle(model, selection, today);
  };
  return { models: byNumber, articleOf: cached ? remembering(build) : build };
}

/**
 * The variations of a light on a day, by attribute in data order (AT5). A light is named by its model or a reference;
 * without a collection, or where it does not hold the light, "Cannot get Variations for light …" (AT24).
 */
export function variationsForLight(
  collection: ArticleCollection | undefined,
  light: string,
  today: CalendarDay,
): Result<Readonly<Record<AttributeType, readonly Variation[]>>, CollectionFailure> {
  if (collection === undefined) return fail({ code: 'article.collection-undefined', light });
  const model = modelOfLight(collection.models, light);
  if (model === undefined) return fail({ code: 'article.light-unknown', light });
  return ok(compiledModel(model).optionsOn(today).variations);
}

/** The variation that a light's attribute takes: one whose modifier is among those of the day, else the attribute is refused (AT25). */
export function lightAttribute(
  collection: ArticleCollection | undefined,
  light: string,
  { type, modifier }: { readonly type: AttributeType; readonly modifier: string },
  today: CalendarDay,
): Result<Variation, ArticleFailure | CollectionFailure> {
  const variations = variationsForLight(collection, light, today);
  if (!variations.ok) return variations;
  const ofType = variations.value[type];
  const found = ofType.find((variation) => variation.modifier === modifier);
  if (found !== undefined) return ok(found);
  return fail({
    code: 'article.attribute-unknown',
    attribute: type,
    value: modifier,
    allowed: ofType.map((variation) => variation.modifier),
  });
}

/**
 * The variations of a light that can be sold on a day: offered, not ended, and part of a combination that the exclusions leave (AT27).
 * With the flag avoidPAs, finished articles are not asked for any more and the method is deprecated.
 */
export function sellableVariations(
  collection: ArticleCollection | undefined,
  light: string,
  today: CalendarDay,
  { avoidPAs }: { readonly avoidPAs: boolean },
): Result<readonly Variation[], CollectionFailure> {
  if (avoidPAs) return fail({ code: 'article.method-deprecated', method: 'sellableVariations' });
  if (collection === undefined) return fail({ code: 'article.collection-undefined', light });
  const model = modelOfLight(collection.models, light);
  if (model === undefined) return fail({ code: 'article.light-unknown', light });
  const { byModifier, combinations } = compiledModel(model).optionsOn(today);
  const { allows } = combinations();
  const isOnSale = (variation: Variation) => {
    const until = byModifier[variation.type].get(variation.modifier)?.availability.until;
    return until === undefined || until >= today;
  };
  const ofCodes = CODE_ATTRIBUTE_TYPES.flatMap((type) =>
    variationsOf(model, type, today).filter((variation) => isOnSale(variation) && allows({ [type]: variation.modifier })),
  );
  return ok([...ofCodes, ...variationsOf(model, 'pendantHeight', today).filter(isOnSale)]);
}

function modelOfLight(models: ReadonlyMap<string, ModelDefinition>, light: string): ModelDefinition | undefined {
  const number = modelOfReference(light);
  return number.ok ? models.get(number.value) : undefined;
}

function remembering(build: ArticleCollection['articleOf']): ArticleCollection['articleOf'] {
  const known = new Map<string, Result<Article, ArticleFailure>>();
  return (light, selection, today) => {
    const { color, temperature, control, installation, pendantHeightCm } = selection;
    const key = [today, light, color, temperature, control, installation, pendantHeightCm].join('\n');
    const before = known.get(key);
    if (before !== undefined) return before;
    const built = build(light, selection, today);
    if (known.size >= MOST_ARTICLES) known.clear();
    known.set(key, built);
    return built;
  };
}
