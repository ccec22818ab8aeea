import {
  type Article,
  type CompositionPart,
  type CreationEvaluation,
  type CreationSources,
  compositionAvailability,
  compositionCategory,
  compositionPrices,
  creationCategory,
  type ElementTree,
  type EvaluatedComposition,
  type EvaluatedPart,
  isAccessory,
  type ModelDefinition,
  partOfArticle,
  type ResolvedComposition,
  resolveCompositions,
  sumLines,
} from '@candil/domain';

const NOTHING = { since: undefined, until: undefined, expected: undefined };

const partOf = (
  sources: CreationSources,
  kind: EvaluatedPart['kind'],
  model: ModelDefinition,
  article: Article,
  elementIds: readonly string[],
  quantity: number,
): EvaluatedPart => {
  const price = sources.unitPriceOf(model, article);
  const part = partOfArticle(article, price.ok ? price.value.amountMinor : undefined, quantity);
  return {
    kind,
    part,
    model,
    article,
    elementIds,
    steps: price.ok ? price.value.steps : [],
    failure: price.ok ? undefined : price.failure,
  };
};

const partsOf = (sources: CreationSources, { articles, electricalGroups }: ResolvedComposition): readonly EvaluatedPart[] => {
  const alike = new Map<string, { model: ModelDefinition; article: Article; ids: string[] }>();
  for (const { model, article, elementId } of articles) {
    const key = `${article.reference} ${article.selection.pendantHeightCm ?? ''}`;
    const known = alike.get(key);
    if (known === undefined) alike.set(key, { model, article, ids: [elementId] });
    else known.ids.push(elementId);
  }
  const drivers = new Map<string, { quantity: number; ids: string[] }>();
  for (const { accessory, elements } of electricalGroups) {
    const known = drivers.get(accessory.accessoryCode) ?? { quantity: 0, ids: [] };
    drivers.set(accessory.accessoryCode, { quantity: known.quantity + accessory.quantity, ids: [...known.ids, ...elements] });
  }
  return [
    ...[...alike.values()].map(({ model, article, ids }) =>
      partOf(sources, isAccessory(model) ? 'accessory' : 'article', model, article, ids, ids.length),
    ),
    ...[...drivers].map(([code, { quantity, ids }]): EvaluatedPart => {
      const driver = sources.accessoryOf(code);
      if (driver.ok) return partOf(sources, 'driver', driver.value.model, driver.value.article, ids, quantity);
      const part: CompositionPart = { code, quantity, unitPriceMinor: undefined, leadtimes: [], availability: NOTHING };
      return { kind: 'driver', part, model: undefined, article: undefined, elementIds: ids, steps: [], failure: driver.failure };
    }),
  ];
};

/** Everything that a creation is as a product (CE). */
export const evaluateCreation = (tree: ElementTree, sources: CreationSources): CreationEvaluation => {
  const resolved = resolveCompositions(tree, sources);
  const found = resolved.ok ? resolved.value : [];
  const category = creationCategory(found.map(({ articles }) => compositionCategory(articles.map(({ model }) => model))));
  const discountPercent = sources.discountPercentOf(category.id);
  const compositions = found.map((composition, index): EvaluatedComposition => {
    const parts = partsOf(sources, composition);
    const bare = parts.map(({ part }) => part);
    const prices = compositionPrices(bare, 1, discountPercent);
    const lights = composition.articles.filter(({ model }) => !isAccessory(model));
    return {
      compositionNumber: index + 1,
      subFamilyId: composition.subFamilyId,
      category: compositionCategory(composition.articles.map(({ model }) => model)),
      parts,
      prices: prices.ok ? prices.value : undefined,
      availability: compositionAvailability(bare, 1, sources.today),
      electricalGroups: composition.electricalGroups,
      lumens: lights.reduce((sum, { model }) => sum + model.technical.lumens, 0),
      watts: Math.round(lights.reduce((sum, { model }) => sum + model.technical.watts, 0) * 1000) / 1000,
      lights: lights.length,
    };
  });
  const priced = compositions.flatMap(({ prices }) => prices ?? []);
  const all = compositions.flatMap(({ parts }) => parts.map(({ part }) => part));
  return {
    compositions,
    category,
    discountPercent,
    totals: priced.length === compositions.length ? sumLines(priced) : undefined,
    availability: compositionAvailability(all, 1, sources.today),
    pieces: all.reduce((sum, { quantity }) => sum + quantity, 0),
    lumens: compositions.reduce((sum, { lumens }) => sum + lumens, 0),
    watts: compositions.reduce((sum, { watts }) => sum + watts, 0),
    today: sources.today,
    failure: resolved.ok ? undefined : resolved.failure,
  };
};
