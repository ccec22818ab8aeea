import {
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
  OPEN_PERIOD,
  partOfArticle,
  resolveCompositions,
  sumLines,
} from '@candil/domain';

/** What a tree is as a product, until the domain tells it itself. */
export function evaluateCreation(tree: ElementTree, sources: CreationSources): CreationEvaluation {
  const resolved = resolveCompositions(tree, sources);
  const compositions = resolved.ok ? resolved.value.map((each, index) => evaluated(each, index, sources)) : [];
  const category = creationCategory(compositions.map((each) => each.category));
  const discountPercent = sources.discountPercentOf(category.id);
  const parts: readonly CompositionPart[] = compositions.flatMap((each) => each.parts.map(({ part }) => part));
  const prices = compositions.map((each) => each.prices);
  return {
    compositions,
    category,
    discountPercent,
    totals: prices.every((each) => each !== undefined) ? sumLines(prices) : undefined,
    availability: compositionAvailability(parts, 1, sources.today),
    pieces: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    lumens: compositions.reduce((sum, { lumens }) => sum + lumens, 0),
    watts: compositions.reduce((sum, { watts }) => sum + watts, 0),
    today: sources.today,
    failure: resolved.ok ? undefined : resolved.failure,
  };
}

type Resolved = Extract<ReturnType<typeof resolveCompositions>, { ok: true }>['value'][number];

function evaluated({ articles, electricalGroups, subFamilyId }: Resolved, index: number, sources: CreationSources): EvaluatedComposition {
  const byCode = new Map<string, (typeof articles)[number][]>();
  for (const each of articles) {
    const alike = byCode.get(each.article.reference);
    if (alike === undefined) byCode.set(each.article.reference, [each]);
    else alike.push(each);
  }
  const parts = [...byCode.values()].map((alike): EvaluatedPart => {
    const [{ model, article } = alike[0] as (typeof articles)[number]] = alike;
    const price = sources.unitPriceOf(model, article);
    return {
      kind: 'article',
      part: partOfArticle(article, price.ok ? price.value.amountMinor : undefined, alike.length),
      model,
      article,
      elementIds: alike.map(({ elementId }) => elementId),
      steps: price.ok ? price.value.steps : [],
      failure: price.ok ? undefined : price.failure,
    };
  });
  const drivers = electricalGroups.map(({ accessory, elements }): EvaluatedPart => {
    const found = sources.accessoryOf(accessory.accessoryCode);
    const price = found.ok ? sources.unitPriceOf(found.value.model, found.value.article) : found;
    return {
      kind: 'driver',
      part: {
        ...(found.ok ? partOfArticle(found.value.article, undefined, 1) : { leadtimes: [], availability: OPEN_PERIOD }),
        code: accessory.accessoryCode,
        quantity: accessory.quantity,
        unitPriceMinor: price.ok ? price.value.amountMinor : undefined,
      },
      model: found.ok ? found.value.model : undefined,
      article: found.ok ? found.value.article : undefined,
      elementIds: elements,
      steps: price.ok ? price.value.steps : [],
      failure: price.ok ? undefined : price.failure,
    };
  });
  const all = [...parts, ...drivers];
  const category = compositionCategory(articles.map(({ model }) => model));
  const prices = compositionPrices(
    all.map(({ part }) => part),
    1,
    sources.discountPercentOf(category.id),
  );
  const sumOf = (read: (each: (typeof articles)[number]) => number) => articles.reduce((sum, each) => sum + read(each), 0);
  return {
    compositionNumber: index + 1,
    subFamilyId,
    category,
    parts: all,
    prices: prices.ok ? prices.value : undefined,
    availability: compositionAvailability(
      all.map(({ part }) => part),
      1,
      sources.today,
    ),
    electricalGroups,
    lumens: sumOf(({ model }) => model.technical.lumens),
    watts: sumOf(({ model }) => model.technical.watts),
    lights: articles.length,
  };
}
