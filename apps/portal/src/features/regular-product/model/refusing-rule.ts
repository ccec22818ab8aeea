import {
  attributesOfSelection,
  type BrokenRule,
  buildArticle,
  type CalendarDay,
  checkTreeRules,
  createElementOfModel,
  createElementTree,
  createSpace,
  DEFAULT_SPACE_CONFIG,
  type ElementRules,
  type ModelDefinition,
  placedAt,
  type RuleRejection,
  type Selection,
} from '@candil/domain';

/** Of a new room, on the ceiling plane, where the service hangs it too. */
const UNDER_CEILING = [0, DEFAULT_SPACE_CONFIG.roomSize.height, 0] as const;

/**
 * Why the rules of its collection keep a product back, asked as the service asks of what it is sent: of what can be built and is chosen
 * whole, as the one luminaire of a room, a rejection before a broken rule (RU30). Undefined = they do not.
 */
export const refusingRule = (
  rules: ElementRules,
  model: ModelDefinition,
  selection: Selection,
  today: CalendarDay,
): RuleRejection | BrokenRule | undefined => {
  const article = buildArticle(model, selection, today);
  if (!article.ok || article.value.isPersonalized !== 1) return undefined;
  const created = { createdAt: '1970-01-01T00:00:00.000Z', familyName: '', applicationLocation: '' };
  const light = createElementOfModel({ ...created, id: 'light', model, today, attributes: attributesOfSelection(article.value.selection) });
  const info = { subfamily: model.subFamilyId, catalog: model.catalogId, familyName: '', applicationLocation: '' };
  const room = createSpace({ id: 'space', createdAt: created.createdAt, info, elements: [placedAt(light, UNDER_CEILING)] });
  const { rejections, broken } = checkTreeRules(rules, createElementTree(room), { enabled: true });
  return rejections[0] ?? broken[0];
};
