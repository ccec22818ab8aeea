import type { ModelDefinition } from '../article';
import type { Selection } from '../attribute';
import type { CalendarDay } from '../calendar';
import {
  attributesOfSelection,
  createElementOfModel,
  createElementTree,
  createSpace,
  ELEMENT_TYPES,
  type ElementNode,
  isGroupType,
  placedAt,
} from '../element';
import { DEFAULT_SPACE_CONFIG } from '../space';
import { checkTreeRules, type ElementRules } from './element-rules';
import type { BrokenRule, RuleRejection } from './rule-definition';

/** A rule that rejects a product, or came to no result on it and blocks it (RU27, RU30). */
export type RuleRefusal = RuleRejection | BrokenRule;

/** Position on the ceiling plane of a new room. */
const UNDER_CEILING = [0, DEFAULT_SPACE_CONFIG.roomSize.height, 0] as const;
const GROUPS: ReadonlySet<string> = new Set(ELEMENT_TYPES.filter(isGroupType));
/** The creation time is unused: only rules read this room. */
const CREATED_AT = '1970-01-01T00:00:00.000Z';

/** A Space `space` of a new room with one element `light`: what is chosen of the model. A regular product stands so, that the rules of lights and of rooms hold for it too (RU38). */
export function aloneInRoom(model: ModelDefinition, selection: Selection, today: CalendarDay): ElementNode {
  const created = { createdAt: CREATED_AT, familyName: '', applicationLocation: '' };
  const light = createElementOfModel({ ...created, id: 'light', model, today, attributes: attributesOfSelection(selection) });
  const info = { subfamily: model.subFamilyId, catalog: model.catalogId, familyName: '', applicationLocation: '' };
  return createSpace({ id: 'space', createdAt: CREATED_AT, info, elements: [placedAt(light, UNDER_CEILING)] });
}

/**
 * Finds the rule of the collection that refuses a single product (RU38): the first that rejects it, else the first that is broken;
 * undefined = none. The product must be buildable: exclusions are checked before.
 */
export function ruleRefusalOf(
  rules: ElementRules,
  model: ModelDefinition,
  selection: Selection,
  today: CalendarDay,
): RuleRefusal | undefined {
  if (areOfGroupsOnly(rules)) return undefined;
  const { rejections, broken } = checkTreeRules(rules, createElementTree(aloneInRoom(model, selection, today)), { enabled: true });
  return rejections[0] ?? broken[0];
}

/** Nearly all rules are about groups: where all are, a product alone need not be put into a room to hear that. */
function areOfGroupsOnly({ rules }: ElementRules): boolean {
  return rules.every(({ definition }) => definition.elementTypes.every((type) => GROUPS.has(type)));
}
