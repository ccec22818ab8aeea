import {
  type Article,
  type CalendarDay,
  CODE_ATTRIBUTE_TYPES,
  type CodeAttributeType,
  combinationsOf,
  type ModelDefinition,
  type PriceBasis,
  type Selection,
  unitPrice,
  type Variation,
  variationsOf,
} from '@candil/domain';

interface Choice {
  readonly type: CodeAttributeType;
  readonly modifier: string;
  readonly incrementMinor: number;
}

/** Returns the increment of one variation over the base price, as the domain prices it. */
const incrementOf = (basis: PriceBasis, article: Article, variation: Variation): number | undefined => {
  const priced = unitPrice(basis, { ...article, chosen: [variation] });
  return priced.ok ? priced.value.steps.find(({ what }) => what === variation.type)?.amountMinor : undefined;
};

/** The choices of each attribute that the model offers on the day, the cheapest first; of the finish only the one asked for. */
const choicesOf = (
  basis: PriceBasis,
  article: Article,
  model: ModelDefinition,
  today: CalendarDay,
  finish: string | undefined,
): readonly (readonly Choice[])[] =>
  CODE_ATTRIBUTE_TYPES.map((type) =>
    variationsOf(model, type, today)
      .filter(({ modifier }) => type !== 'color' || finish === undefined || modifier === finish)
      .flatMap((variation): readonly Choice[] => {
        const incrementMinor = incrementOf(basis, article, variation);
        return incrementMinor === undefined ? [] : [{ type, modifier: variation.modifier, incrementMinor }];
      })
      .sort((first, second) => first.incrementMinor - second.incrementMinor),
  ).filter((choices) => choices.length > 0);

/**
 * The choice that adds least to the base price among those that the exclusions leave. At its standard height an article's price is its base
 * plus the increment of each variation, then capped and rounded. Cap and rounding keep the order of prices, so the least sum gives the
 * least price. `article` is any of the model, to price its variations by.
 */
export const cheapestSelection = (
  basis: PriceBasis,
  article: Article,
  model: ModelDefinition,
  today: CalendarDay,
  finish?: string,
): Selection | undefined => {
  const { allows } = combinationsOf(model, today);
  const open = choicesOf(basis, article, model, today, finish);
  // The least that the attributes from each place on can add.
  const least = open.map((_, place) => open.slice(place).reduce((sum, [first]) => sum + (first?.incrementMinor ?? 0), 0));
  let best: { readonly sum: number; readonly selection: Selection } | undefined;
  const choose = (place: number, sum: number, selection: Selection): void => {
    if (!allows(selection)) return;
    const choices = open[place];
    if (choices === undefined) {
      best = { sum, selection };
      return;
    }
    for (const { type, modifier, incrementMinor } of choices) {
      if (best !== undefined && sum + incrementMinor + (least[place + 1] ?? 0) >= best.sum) return;
      choose(place + 1, sum + incrementMinor, { ...selection, [type]: modifier });
    }
  };
  choose(0, 0, {});
  return best?.selection;
};
