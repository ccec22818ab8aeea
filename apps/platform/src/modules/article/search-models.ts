import type { endpoints, ModelFacets, ModelSort, ReceivedBy, ResponseOf } from '@candil/contract';
import { type CatalogId, catalogOf, type IsoLanguage, type ModelDefinition, majorFromMinor, offeredApplications } from '@candil/domain';
import type { CatalogueEdition } from '../catalogue';
import { type CatalogueContext, fromPriceOf, type PriceBase } from '../price';
import { articleIndexOf } from './article-index';
import { rangeOf } from './collections';
import { type FoundFinish, finishFound, modelsHolding } from './find-articles';
import { foldSearchText } from './fold-search-text';
import { factsOf } from './model-facts';
import { modelSummaryOf } from './model-summaries';

type Question = ReceivedBy<typeof endpoints.searchModels>['query'];
type Answer = ResponseOf<typeof endpoints.searchModels>;

/** A model with the facts for filters and orders. */
interface Candidate {
  readonly model: ModelDefinition;
  readonly applicationId: number | undefined;
  readonly weeks: number | undefined;
  /** Lowest price in major units, net or gross by the rights of the account; undefined without a price. */
  readonly price: number | undefined;
  /** The filters that it does not pass. */
  readonly missed: readonly Filter[];
}

type Filter = 'applications' | 'subFamilies' | 'categories' | 'techniques' | 'lumens' | 'watts' | 'weeks' | 'price' | 'others';

const includes = <Value>(selected: readonly Value[] | undefined, value: Value | undefined): boolean =>
  selected === undefined || selected.length === 0 || (value !== undefined && selected.includes(value));

const atMost = (bound: number | undefined, value: number | undefined): boolean =>
  bound === undefined || (value !== undefined && value <= bound);

/** Places of models by number, for those that the words of a search name; undefined when nothing is searched for. */
const namedModels = (context: CatalogueContext, catalogId: CatalogId, search: string): ReadonlySet<string> | undefined => {
  const words = foldSearchText(search).split(' ');
  if (words.every((word) => word === '')) return undefined;
  const index = articleIndexOf(context.catalogue.editions[catalogId], catalogId, context.today);
  const places = [...index.names.holding(words), ...modelsHolding(index, search), ...index.words.holding(words.map((word) => ` ${word}`))];
  return new Set(places.flatMap((place) => index.models[place]?.model.model ?? []));
};

/** Undefined where the collection does not offer the model's application (CF12). */
const applicationIdOf = (edition: CatalogueEdition, { subFamilyId, applicationLocationId }: ModelDefinition): number | undefined => {
  const places = edition.subFamilies.get(subFamilyId)?.applicationLocations ?? [];
  const used = places.find(({ id }) => id === applicationLocationId);
  return used && offeredApplications(subFamilyId, [used.applicationId])[0];
};

const candidateOf = (
  context: CatalogueContext,
  base: PriceBase,
  question: Question,
  named: ReadonlySet<string> | undefined,
  model: ModelDefinition,
): Candidate => {
  const { lumens, watts, distribution } = model.technical;
  const { weeks, virtual } = factsOf(model, context.today);
  const money = fromPriceOf(context.book, base, model, context.today);
  const price = money === undefined ? undefined : majorFromMinor(money.amountMinor);
  const applicationId = applicationIdOf(context.catalogue.editions[base.catalogId], model);
  const passes: Readonly<Record<Filter, boolean>> = {
    applications: includes(question.application, applicationId),
    subFamilies: includes(question.subFamilyId, model.subFamilyId),
    categories: includes(question.category, model.categoryId),
    techniques: includes<string>(question.technique, distribution),
    lumens: lumens >= (question.lumensMin ?? 0) && atMost(question.lumensMax, lumens),
    watts: atMost(question.wattsMax, watts),
    weeks: atMost(question.weeksMax, weeks),
    price: atMost(question.priceMax, price),
    others:
      includes(question.applicationLocationId, model.applicationLocationId) &&
      (question.virtual === undefined || question.virtual === virtual) &&
      includes(question.model, model.model) &&
      (named === undefined || named.has(model.model)),
  };
  const missed = (Object.keys(passes) as Filter[]).filter((filter) => !passes[filter]);
  return { model, applicationId, weeks, price, missed };
};

type Named = Omit<ModelFacets['applications'][number], 'count'>;

const countedBy = <Id>(ids: readonly (Id | undefined)[]): ReadonlyMap<Id, number> => {
  const counts = new Map<Id, number>();
  for (const id of ids) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const counted = (things: readonly Named[], ids: readonly (number | undefined)[]) => {
  const counts = countedBy(ids);
  return things.flatMap(({ id, name }) => (counts.has(id) ? [{ id, name, count: counts.get(id) ?? 0 }] : []));
};

const facetsOf = (
  edition: CatalogueEdition,
  { catalogId, net }: PriceBase,
  candidates: readonly Candidate[],
  language: IsoLanguage,
): ModelFacets => {
  const { applications, categories } = edition;
  const inWords = ({ id, name }: (typeof applications)[number]): Named => ({ id, name: name[language] });
  /** The models that pass all other filters. */
  const but = (filter: Filter) => candidates.filter(({ missed }) => missed.every((other) => other === filter));
  const lights = (filter: Filter) => but(filter).filter(({ model }) => model.technical.lumens > 0);
  const prices = rangeOf(but('price').flatMap(({ price }) => price ?? []));
  return {
    applications: counted(
      applications.map(inWords),
      but('applications').map(({ applicationId }) => applicationId),
    ),
    subFamilies: counted(
      [...edition.subFamilies.values()],
      but('subFamilies').map(({ model }) => model.subFamilyId),
    ),
    categories: counted(
      categories.map(inWords),
      but('categories').map(({ model }) => model.categoryId),
    ),
    techniques: [...countedBy(lights('techniques').map(({ model }) => model.technical.distribution))]
      .map(([id, count]) => ({ id, count }))
      .sort((first, second) => (first.id < second.id ? -1 : 1)),
    lumens: rangeOf(lights('lumens').map(({ model }) => model.technical.lumens)) ?? null,
    watts: rangeOf(lights('watts').map(({ model }) => model.technical.watts)) ?? null,
    weeks: rangeOf(but('weeks').flatMap(({ weeks }) => weeks ?? [])) ?? null,
    price: prices === undefined ? null : { currency: catalogOf(catalogId).currency, net, ...prices },
  };
};

type Order = (first: Candidate, second: Candidate) => number;

/** The order of the maker is the one the models come in. */
const asTheyCome: Order = () => 0;

/** Unknown values sort last in both directions. */
const by =
  (of: (candidate: Candidate) => number | undefined, direction: 1 | -1): Order =>
  (first, second) => {
    const [left, right] = [of(first), of(second)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return (left - right) * direction;
  };

const orders = (language: IsoLanguage): Readonly<Record<ModelSort, Order>> => {
  const { compare } = new Intl.Collator(language === 'us' ? 'en-US' : language, { numeric: true });
  const byName: Order = (first, second) => compare(first.model.name[language], second.model.name[language]);
  return {
    COLLECTION: asTheyCome,
    NAME_ASC: byName,
    NAME_DESC: (first, second) => byName(second, first),
    PRICE_ASC: by(({ price }) => price, 1),
    PRICE_DESC: by(({ price }) => price, -1),
    LUMENS_ASC: by(({ model }) => model.technical.lumens, 1),
    LUMENS_DESC: by(({ model }) => model.technical.lumens, -1),
    WEEKS_ASC: by(({ weeks }) => weeks, 1),
  };
};

const foundFinishOf = (context: CatalogueContext, { catalog, search }: Question, { model }: ModelDefinition): FoundFinish | undefined => {
  const index = articleIndexOf(context.catalogue.editions[catalog], catalog, context.today);
  const offered = index.models.find((known) => known.model.model === model);
  return offered && finishFound(index, offered, search);
};

/** Returns the models of a whole catalogue that are still made, filtered and ordered, with the remaining filters. */
export const searchModels = (context: CatalogueContext, base: PriceBase, question: Question): Answer => {
  const { catalog: catalogId, page, itemsPerPage, sort, lang } = question;
  const edition = context.catalogue.editions[catalogId];
  const named = namedModels(context, catalogId, question.search);
  const candidates = [...edition.modelsOfSubFamily.values()]
    .flat()
    .filter(({ discontinued }) => !discontinued)
    .map((model) => candidateOf(context, base, question, named, model));
  const passing = candidates.filter(({ missed }) => missed.length === 0).toSorted(orders(lang)[sort]);
  const items = passing
    .slice((page - 1) * itemsPerPage, page * itemsPerPage)
    .map(({ model }) => modelSummaryOf(context, base, model, lang, foundFinishOf(context, question, model)));
  return { items, total: passing.length, page, itemsPerPage, facets: facetsOf(edition, base, candidates, lang) };
};
