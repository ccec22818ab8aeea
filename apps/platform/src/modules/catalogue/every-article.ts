import {
  type Article,
  buildArticle,
  type CalendarDay,
  completeSelection,
  type ModelDefinition,
  type Selection,
  variationsOf,
} from '@candil/domain';

const CODE_ATTRIBUTES = ['color', 'temperature', 'control', 'installation'] as const;

const choices = (model: ModelDefinition, type: (typeof CODE_ATTRIBUTES)[number], today: CalendarDay): readonly Partial<Selection>[] => {
  const modifiers = variationsOf(model, type, today).map(({ modifier }) => ({ [type]: modifier }));
  return modifiers.length === 0 ? [{}] : modifiers;
};

/** Every article of a model that can be built today, in data order, pendants at their standard height. */
export function* everyArticle(model: ModelDefinition, today: CalendarDay): Generator<Article> {
  const [colors = [], temperatures = [], controls = [], installations = []] = CODE_ATTRIBUTES.map((type) => choices(model, type, today));
  for (const color of colors)
    for (const temperature of temperatures)
      for (const control of controls)
        for (const installation of installations) {
          const selection = completeSelection(model, { ...color, ...temperature, ...control, ...installation }, today);
          const article = buildArticle(model, selection, today);
          if (article.ok && article.value.isPersonalized === 1) yield article.value;
        }
}

/** The first article that can be built today; undefined when the exclusions or dates leave none. */
export const defaultArticle = (model: ModelDefinition, today: CalendarDay): Article | undefined =>
  everyArticle(model, today).next().value ?? undefined;
