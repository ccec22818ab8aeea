import type { ModelDefinition } from '../article';
import { initialSelection } from '../article';
import type { CreationSources } from '../composition';
import type { PieceList, PieceRow } from './piece-list';

/** Articles that are not ordered without others, as the catalogue says it. */
export interface CompanionRule {
  /** Unique in a catalogue. */
  readonly id: string;
  /** Models that ask for company. */
  readonly of: readonly string[];
  /** One companion for each so many metres or pieces, begun ones included. */
  readonly each: { readonly metres: number } | { readonly pieces: number };
  /** Models that serve equally; the first is suggested. */
  readonly needs: readonly string[];
}

/** A row that a companion rule would add. */
export interface CompanionSuggestion {
  /** Rule that suggests it. */
  readonly rule: CompanionRule;
  /** Model that requires it, of the first such row. */
  readonly of: ModelDefinition;
  /** Metres or pieces of it in the list. */
  readonly amount: number;
  /** Number required by the pieces of the list. */
  readonly needed: number;
  /** Number in the list. */
  readonly present: number;
  /** Row to add for the missing number. */
  readonly row: Omit<PieceRow, 'id'>;
  /** Model of the missing companion. */
  readonly model: ModelDefinition;
}

/** Largest floating-point error of a sum, below which no further companion is required. */
const ROUNDING = 1e-6;

/**
 * Lists the companions that the rows of a list lack by the rules, in the order of the rules (PL6): one for each begun stretch or number of
 * pieces, less those in the list. Dismissed rules suggest nothing, nor do those whose companion the catalogue does not sell (PL7).
 */
export function companionsMissing(
  { rows, dismissed }: Pick<PieceList, 'rows' | 'dismissed'>,
  rules: readonly CompanionRule[],
  { modelOf, today }: Pick<CreationSources, 'modelOf' | 'today'>,
): readonly CompanionSuggestion[] {
  return rules.flatMap((rule): CompanionSuggestion[] => {
    if (dismissed.includes(rule.id)) return [];
    const asking = rows.filter(({ model }) => rule.of.includes(model));
    const [first] = asking.flatMap(({ model }) => modelOf(model) ?? []);
    const [suggested] = rule.needs.flatMap((code) => modelOf(code) ?? []).filter(({ discontinued }) => !discontinued);
    if (first === undefined || suggested === undefined) return [];
    const inMetres = 'metres' in rule.each;
    const amount = asking.reduce((sum, { model, quantity }) => sum + quantity * (inMetres ? lengthOf(modelOf(model)) : 1), 0);
    const needed = Math.ceil(amount / ('metres' in rule.each ? rule.each.metres : rule.each.pieces) - ROUNDING);
    const present = rows.filter(({ model }) => rule.needs.includes(model)).reduce((sum, { quantity }) => sum + quantity, 0);
    if (needed <= present) return [];
    const row = { model: suggested.model, selection: initialSelection(suggested, today), quantity: needed - present };
    return [{ rule, of: first, amount, needed, present, row, model: suggested }];
  });
}

/** An article that is cut to length is sold by pieces as wide as its model. */
function lengthOf(model: ModelDefinition | undefined): number {
  return model?.technical.widthMetres ?? 0;
}
