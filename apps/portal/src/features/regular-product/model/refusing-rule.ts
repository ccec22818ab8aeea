import {
  buildArticle,
  type CalendarDay,
  type ElementRules,
  type ModelDefinition,
  type RuleRefusal,
  ruleRefusalOf,
  type Selection,
} from '@candil/domain';

/** Why the rules of its collection keep a product back, asked of what can be built and is chosen whole; undefined = they do not. */
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
