import {
  attributesOfSelection,
  type BrokenRule,
  type CalendarDay,
  checkTreeRules,
  createElementOfModel,
  createElementTree,
  createSpace,
  DEFAULT_SPACE_CONFIG,
  ELEMENT_TYPES,
  type ElementNode,
  type ElementRules,
  type IsoLanguage,
  isGroupType,
  placedAt,
  type RuleRejection,
  reasonOf,
} from '@candil/domain';
import type { CatalogueIndex } from './catalogue-index';
import type { ConfiguredArticle } from './configure-article';

/** By what products are judged for an account on a day; an offer is one. */
export interface Judgement {
  readonly catalogue: CatalogueIndex;
  readonly today: CalendarDay;
  /** The rules toggle of the account (EX, RU): off, no script runs. */
  readonly rulesOn: boolean;
}

/** A rule of the collection rejects the product, or came to no result and blocks it (RU27, RU30). */
export type RuleRefusal = RuleRejection | BrokenRule;

/** Of a new room, on the ceiling plane. */
const UNDER_CEILING = [0, DEFAULT_SPACE_CONFIG.roomSize.height, 0] as const;

/** A regular product is the one luminaire of a room of its own, so that the rules of lights and of rooms hold for it too. */
export const aloneInRoom = ({ model, article }: ConfiguredArticle, today: CalendarDay): ElementNode => {
  const created = { createdAt: '1970-01-01T00:00:00.000Z', familyName: '', applicationLocation: '' };
  const light = createElementOfModel({ ...created, id: 'light', model, today, attributes: attributesOfSelection(article.selection) });
  const info = { subfamily: model.subFamilyId, catalog: model.catalogId, familyName: '', applicationLocation: '' };
  return createSpace({ id: 'space', createdAt: created.createdAt, info, elements: [placedAt(light, UNDER_CEILING)] });
};

const GROUPS: ReadonlySet<string> = new Set(ELEMENT_TYPES.filter(isGroupType));

/** Nearly all rules are about groups: where all are, a product alone need not be put into a room to hear that. */
const areOfGroupsOnly = ({ rules }: ElementRules): boolean =>
  rules.every(({ definition }) => definition.elementTypes.every((type) => GROUPS.has(type)));

/** Most answers kept of one collection; a project of a thousand lines is asked about at every look. */
const ANSWERS_MAX = 5_000;
/** By model, choice and day. The rules are those of one snapshot, and with them the models. */
const answers = new WeakMap<ElementRules, Map<string, RuleRefusal | undefined>>();

const keyOf = ({ model, selection }: ConfiguredArticle['article'], today: CalendarDay): string => {
  const { color, temperature, control, installation, pendantHeightCm } = selection;
  return [model, color, temperature, control, installation, pendantHeightCm, today].join(' ');
};

const refusalOf = (rules: ElementRules, product: ConfiguredArticle, today: CalendarDay): RuleRefusal | undefined => {
  const { rejections, broken } = checkTreeRules(rules, createElementTree(aloneInRoom(product, today)), { enabled: true });
  return rejections[0] ?? broken[0];
};

/**
 * Why the scripts of its collection keep a product out of projects, budgets and orders: the first rule that rejects it, else the first one
 * that is broken (RU30); undefined = they do not. Of a product that can be built: exclusions were asked before. Every way on which a
 * product is kept asks here.
 */
export const ruleRefusal = ({ catalogue, today, rulesOn }: Judgement, product: ConfiguredArticle): RuleRefusal | undefined => {
  const { catalogId, subFamilyId } = product.model;
  const rules = catalogue.editions[catalogId].rulesOfSubFamily.get(subFamilyId);
  if (!rulesOn || rules === undefined || areOfGroupsOnly(rules)) return undefined;
  const known = answers.get(rules) ?? new Map<string, RuleRefusal | undefined>();
  answers.set(rules, known);
  const key = keyOf(product.article, today);
  if (known.has(key)) return known.get(key);
  const refusal = refusalOf(rules, product, today);
  if (known.size >= ANSWERS_MAX) known.clear();
  known.set(key, refusal);
  return refusal;
};

type RuleRefusalTold =
  | { readonly code: 'rule.rejected'; readonly ruleId: string; readonly reason: string }
  | { readonly code: 'rule.broken'; readonly ruleId: string; readonly cause: string; readonly line: number; readonly column: number };

/** What a person is told of it: the reason in the language, or what broke the rule off and where in its script. */
export const ruleRefusalToWire = (refusal: RuleRefusal, language: IsoLanguage): RuleRefusalTold => {
  const { ruleId } = refusal;
  if (refusal.code === 'rule.rejected') return { code: refusal.code, ruleId, reason: reasonOf(refusal, language) };
  const { line, column } = refusal.position;
  return { code: refusal.code, ruleId, cause: refusal.cause, line, column };
};
