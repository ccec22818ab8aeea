import { type CalendarDay, type ElementRules, type IsoLanguage, type RuleRefusal, reasonOf, ruleRefusalOf } from '@candil/domain';
import type { CatalogueIndex } from './catalogue-index';
import type { ConfiguredArticle } from './configure-article';

export type { RuleRefusal } from '@candil/domain';

/** Basis for judging products for an account on a day; a `CatalogueContext` is one. */
export interface Judgement {
  readonly catalogue: CatalogueIndex;
  readonly today: CalendarDay;
  /** The rules toggle of the account (EX, RU): off, no script runs. */
  readonly rulesOn: boolean;
}

/** Most answers kept of one collection; a project of a thousand lines is asked about at every look. */
const ANSWERS_MAX = 5_000;
/** By model, choice and day. The rules are those of one snapshot, and with them the models. */
const answers = new WeakMap<ElementRules, Map<string, RuleRefusal | undefined>>();

const keyOf = ({ model, selection }: ConfiguredArticle['article'], today: CalendarDay): string => {
  const { color, temperature, control, installation, pendantHeightCm } = selection;
  return [model, color, temperature, control, installation, pendantHeightCm, today].join(' ');
};

/**
 * Returns the rule of its collection that keeps a product out of projects, budgets and orders: the first that rejects
 * it, else the first that is broken (RU30); undefined = none does. The product can be built: exclusions were checked
 * before. Every way of keeping a product calls this.
 */
export const ruleRefusal = ({ catalogue, today, rulesOn }: Judgement, product: ConfiguredArticle): RuleRefusal | undefined => {
  const { catalogId, subFamilyId } = product.model;
  const rules = catalogue.editions[catalogId].rulesOfSubFamily.get(subFamilyId);
  if (!rulesOn || rules === undefined) return undefined;
  const known = answers.get(rules) ?? new Map<string, RuleRefusal | undefined>();
  answers.set(rules, known);
  const key = keyOf(product.article, today);
  if (known.has(key)) return known.get(key);
  const refusal = ruleRefusalOf(rules, product.model, product.article.selection, today);
  if (known.size >= ANSWERS_MAX) known.clear();
  known.set(key, refusal);
  return refusal;
};

type RuleRefusalOnWire =
  | { readonly code: 'rule.rejected'; readonly ruleId: string; readonly reason: string }
  | { readonly code: 'rule.broken'; readonly ruleId: string; readonly cause: string; readonly line: number; readonly column: number };

/** Its description for users: the reason in their language, or the fault of a broken rule and its place in the script. */
export const ruleRefusalToWire = (refusal: RuleRefusal, language: IsoLanguage): RuleRefusalOnWire => {
  const { ruleId } = refusal;
  if (refusal.code === 'rule.rejected') return { code: refusal.code, ruleId, reason: reasonOf(refusal, language) };
  const { line, column } = refusal.position;
  return { code: refusal.code, ruleId, cause: refusal.cause, line, column };
};
