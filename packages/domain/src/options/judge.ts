import { combinationsOf, type ModelDefinition, offeredSelection, variationsOf } from '../article';
import {
  type AttributeType,
  CODE_ATTRIBUTE_TYPES,
  isPendantHeightAllowed,
  type PendantHeightRange,
  pendantHeightRangeOf,
  type Selection,
} from '../attribute';
import type { CalendarDay } from '../calendar';
import type { Combinations } from '../exclusion';
import { withValue } from './attribute-value';
import { heightsFrom } from './heights';

/** Decides whether a whole combination of an element's attributes is valid in its configuration, by the rules. */
export type Accepts = (selection: Selection) => boolean;

/** Inputs of the options of an element. */
export interface OptionQuestion {
  /** Model whose values may be chosen. */
  readonly model: ModelDefinition;
  /** Chosen values. */
  readonly selection: Selection;
  /** The day whose variations are offered. */
  readonly today: CalendarDay;
  /** Called only for whole combinations that the model's exclusions leave, once for each; absent = all of them are accepted. */
  readonly accepts?: Accepts;
  /** Set where `accepts` answers alike for every height it admits: an open height is then asked at one height only. */
  readonly alikeAtAllHeights?: boolean;
  /** The attributes whose options are listed; absent = all of them. Each height of a pendant height is a check of its own. */
  readonly types?: readonly AttributeType[];
}

/** Most combinations checked for one answer; then it stays open (OP15). */
export const MOST_LOOKS_PER_ANSWER = 2_000;
/** Most combinations checked for all the answers of one call (OP15). */
export const MOST_LOOKS = 100_000;

/** Answers the questions of one call. */
export interface Judge {
  readonly combinations: Combinations;
  readonly heights: readonly PendantHeightRange[];
  /** The chosen values that are offered on the day; the others count as not chosen (OP3). */
  readonly known: Selection;
  /** True when the caller checks combinations, so that a height can be refused. */
  readonly isAsking: boolean;
  /** Checks that a valid combination has all these values; undefined when the search exceeded its limit of checks (OP15). */
  readonly allows: (selection: Selection) => boolean | undefined;
}

export function judgeOf({ model, selection, today, accepts, alikeAtAllHeights }: OptionQuestion): Judge {
  const combinations = combinationsOf(model, today);
  const heights = variationsOf(model, 'pendantHeight', today).flatMap((variation) => pendantHeightRangeOf(variation) ?? []);
  const known = knownSelection(model, selection, today, heights);
  if (accepts === undefined) return { combinations, heights, known, isAsking: false, allows: combinations.allows };
  const asked = alikeAtAllHeights && heights[0] !== undefined ? [known.pendantHeightCm ?? heights[0].standard] : [...heightsFrom(heights)];
  return { combinations, heights, known, isAsking: true, allows: asking(combinations, asked, accepts) };
}

function knownSelection(
  model: ModelDefinition,
  selection: Selection,
  today: CalendarDay,
  heights: readonly PendantHeightRange[],
): Selection {
  const { pendantHeightCm, ...codes } = offeredSelection(model, selection, today);
  if (pendantHeightCm === undefined) return codes;
  const known = heights.length === 0 || heights.some((range) => isPendantHeightAllowed(range, pendantHeightCm));
  return known ? { ...codes, pendantHeightCm } : codes;
}

function asking(combinations: Combinations, heights: readonly number[], accepts: Accepts): Judge['allows'] {
  const answers = new Map<string, boolean>();
  let looks = 0;
  let mostLooks = 0;
  const look = (selection: Selection): boolean | undefined => {
    if (looks >= mostLooks) return undefined;
    looks += 1;
    const key = keyOf(selection);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = accepts(selection);
    answers.set(key, answer);
    return answer;
  };
  const isPossible = (selection: Selection): boolean | undefined => {
    if (!combinations.allows(selection)) return false;
    const open = CODE_ATTRIBUTE_TYPES.find((type) => selection[type] === undefined && combinations.modifiers[type].length > 0);
    if (open !== undefined)
      return any(combinations.modifiers[open], (modifier) => isPossible(withValue(selection, { type: open, modifier })));
    if (selection.pendantHeightCm !== undefined || heights.length === 0) return look(selection);
    return any(heights, (pendantHeightCm) => look({ ...selection, pendantHeightCm }));
  };
  return (selection) => {
    mostLooks = Math.min(looks + MOST_LOOKS_PER_ANSWER, MOST_LOOKS);
    return isPossible(selection);
  };
}

/** Yes with the first yes, open with the first open answer, else no. */
function any<T>(values: Iterable<T>, ask: (value: T) => boolean | undefined): boolean | undefined {
  for (const value of values) {
    const answer = ask(value);
    if (answer !== false) return answer;
  }
  return false;
}

function keyOf({ color, temperature, control, installation, pendantHeightCm }: Selection): string {
  return `${color} ${temperature} ${control} ${installation} ${pendantHeightCm}`;
}
