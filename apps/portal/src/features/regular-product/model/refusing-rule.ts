import {
  buildArticle,
  type CalendarDay,
  type ElementRules,
  type ModelDefinition,
  type RuleRefusal,
  ruleRefusalOf,
  type Selection,
} from '@candil/domain';

/** Returns the rule of its collection that refuses a product, evaluated for complete and buildable products; undefined = none does. */
export const refusingRule = (
  rules: ElementRules,
  model: ModelDefinition,
  selection: Selection,
  today: CalendarDay,
): RuleRefusal | undefined => {
  const article = buildArticle(model, selection, today);
  if (!article.ok || article.value.isPersonalized !== 1) return undefined;
  return ruleRefusalOf(rules, model, article.value.selection, today);
};
