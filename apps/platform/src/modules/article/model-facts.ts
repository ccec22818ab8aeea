import { type Article, articleAvailability, type CalendarDay, isAccessory, type ModelDefinition, variationsOf } from '@candil/domain';
import { defaultArticle } from '../catalogue';

/** The facts of a model on a day, computed once for lists and filters. */
export interface ModelFacts {
  /** Article the model is shown with; undefined when it has none to offer. */
  readonly article: Article | undefined;
  /** Lead time of one piece of that article; undefined = on request. */
  readonly weeks: number | undefined;
  /** Available colour temperatures, the warmest first. */
  readonly cctKelvin: readonly number[];
  /** A part that is used only in compositions: it gives no light. */
  readonly virtual: boolean;
}

const known = new WeakMap<ModelDefinition, { readonly today: CalendarDay; readonly facts: ModelFacts }>();

const workedOut = (model: ModelDefinition, today: CalendarDay): ModelFacts => {
  const article = defaultArticle(model, today);
  const kelvins = variationsOf(model, 'temperature', today).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  return {
    article,
    weeks: article === undefined ? undefined : articleAvailability(article, 1, today).weeks,
    cctKelvin: [...new Set(kelvins)].sort((first, second) => first - second),
    virtual: isAccessory(model),
  };
};

export const factsOf = (model: ModelDefinition, today: CalendarDay): ModelFacts => {
  const before = known.get(model);
  if (before?.today === today) return before.facts;
  const facts = workedOut(model, today);
  known.set(model, { today, facts });
  return facts;
};
