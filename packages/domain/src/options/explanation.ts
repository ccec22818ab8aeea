import { ATTRIBUTE_TYPES, CODE_ATTRIBUTE_TYPES, type Selection } from '../attribute';
import { blockingRows, type ExclusionRow } from '../exclusion';
import { type AttributeValue, chosenValue, withValue } from './attribute-value';
import { type Judge, judgeOf, type OptionQuestion } from './judge';
import { subsetsOf } from './subsets';

/** Reason why a value cannot be combined with the other choices. */
export interface Explanation<Reason = never> {
  /** The fewest of the chosen values that block it: without any one of them it could be had. None = no choice is to blame (OP13). */
  readonly choices: readonly AttributeValue[];
  /** The exclusion rows at work, in data order (OP13). */
  readonly rows: readonly ExclusionRow[];
  /** Reasons of the caller's check against the combinations that the rows leave, each once (OP13). */
  readonly reasons: readonly Reason[];
}

/** Returns the reasons why the caller's check refuses a whole combination. */
export type WhyNot<Reason> = (selection: Selection) => readonly Reason[];

/** Most combinations for which the caller's check is asked for its reasons. */
const MOST_REASONED = 200;

/**
 * Explains why a wanted value is not available beside the chosen ones (OP13); undefined when it is, or when the search exceeded its limit
 * of checks (OP15). Returns the smallest set of conflicting choices; ties go to the order of the attributes.
 */
export function explainOption<Reason = never>(
  question: OptionQuestion,
  wanted: AttributeValue,
  whyNot: WhyNot<Reason> = () => [],
): Explanation<Reason> | undefined {
  if (isNoHeight(wanted)) return { choices: [], rows: [], reasons: [] };
  const judge = judgeOf(question);
  const others = ATTRIBUTE_TYPES.flatMap((type): readonly AttributeValue[] => {
    const modifier = type === wanted.type ? undefined : chosenValue(judge.known, type);
    return modifier === undefined ? [] : [{ type, modifier }];
  });
  const blocking = subsetsBySize(others).find((choices) => judge.allows(selectionOf([wanted, ...choices])) === false);
  if (blocking === undefined) return undefined;
  const blocked = selectionOf([wanted, ...blocking]);
  return { choices: blocking, rows: blockingRows(judge.combinations, blocked), reasons: reasonsOf(judge, blocked, whyNot) };
}

/** Recognises a malformed height: no choice is to blame. */
function isNoHeight({ type, modifier }: AttributeValue): boolean {
  return type === 'pendantHeight' && !/^\d{1,4}$/.test(modifier);
}

function selectionOf(values: readonly AttributeValue[]): Selection {
  return values.reduce<Selection>(withValue, {});
}

/** Every subset, the smaller first, equally large ones in the order of their values. */
function subsetsBySize<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: items.length + 1 }, (_, count) => subsetsOf(items, count)).flat();
}

function reasonsOf<Reason>(judge: Judge, blocked: Selection, whyNot: WhyNot<Reason>): readonly Reason[] {
  const reasons = new Set<Reason>();
  let asked = 0;
  for (const selection of judge.isAsking ? completionsOf(judge, blocked) : []) {
    for (const reason of whyNot(selection)) reasons.add(reason);
    asked += 1;
    if (asked === MOST_REASONED) break;
  }
  return [...reasons];
}

/** The whole combinations that the rows leave of a selection; an open height at its standard. */
function* completionsOf(judge: Judge, selection: Selection): Generator<Selection> {
  const { combinations, heights } = judge;
  if (!combinations.allows(selection)) return;
  const open = CODE_ATTRIBUTE_TYPES.find((type) => selection[type] === undefined && combinations.modifiers[type].length > 0);
  const standard = heights[0]?.standard;
  if (open !== undefined) {
    for (const modifier of combinations.modifiers[open]) yield* completionsOf(judge, withValue(selection, { type: open, modifier }));
  } else if (selection.pendantHeightCm === undefined && standard !== undefined) yield { ...selection, pendantHeightCm: standard };
  else yield selection;
}
