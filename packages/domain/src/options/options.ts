import { type ModelDefinition, variationsOf } from '../article';
import {
  ATTRIBUTE_TYPES,
  type AttributeType,
  type CodeAttributeType,
  isPendantHeightAllowed,
  pendantHeightRangeOf,
  type Selection,
  type Variation,
} from '../attribute';
import type { CalendarDay } from '../calendar';
import { blockingRows, type ExclusionRow } from '../exclusion';
import { withValue } from './attribute-value';
import { type HeightSpan, remainingSpans, wholeSpan } from './heights';
import { type Judge, judgeOf, type OptionQuestion } from './judge';

/** One value that an attribute offers. */
export interface AttributeOption {
  /** The value. */
  readonly variation: Variation;
  /** True when it is chosen. */
  readonly selected: boolean;
  /** True when choosing it leaves at least one valid completion with the other chosen values kept (OP1). */
  readonly compatible: boolean;
  /** The exclusion rows that block an incompatible one, in data order (OP2); none where only the caller's check refuses. */
  readonly blockedBy?: readonly ExclusionRow[];
  /** Set where the search exceeded its limit of checks: a value not offered is not known to be impossible (OP15). */
  readonly undecided?: true;
  /** The heights of a pendant height that remain with the other chosen values, upwards (OP14). */
  readonly heights?: readonly HeightSpan[];
}

/** Options of one attribute, in data order. */
export interface AttributeOptions {
  /** The attribute. */
  readonly type: AttributeType;
  /** Its values of the day. */
  readonly options: readonly AttributeOption[];
}

/**
 * Lists the options of each attribute of a model on a day, given the values chosen so far (OP1–OP4). Attributes without any variation are
 * left out; a chosen value that is no longer offered counts as not chosen.
 */
export function optionsFor(model: ModelDefinition, selection: Selection, today: CalendarDay): readonly AttributeOptions[] {
  return elementOptions({ model, selection, today });
}

/**
 * Lists the options of each attribute of an element with the caller's own check of combinations (OP12, OP14, OP15). Every offered value
 * leads to a combination that the model's exclusions leave and `accepts` takes.
 */
export function elementOptions(question: OptionQuestion): readonly AttributeOptions[] {
  const { model, today, types = ATTRIBUTE_TYPES } = question;
  const judge = judgeOf(question);
  return types
    .map((type) => ({
      type,
      options: variationsOf(model, type, today).map((variation) =>
        type === 'pendantHeight' ? heightOption(judge, variation) : codeOption(judge, type, variation),
      ),
    }))
    .filter(({ options }) => options.length > 0);
}

function codeOption({ combinations, known, allows }: Judge, type: CodeAttributeType, variation: Variation): AttributeOption {
  const selected = known[type] === variation.modifier;
  const kept = withValue(known, variation);
  const compatible = allows(kept);
  if (compatible) return { variation, selected, compatible };
  if (compatible === undefined) return { variation, selected, compatible: false, undecided: true };
  let rows: readonly ExclusionRow[] | undefined;
  return {
    variation,
    selected,
    compatible,
    // Looked up when read: a list of options is asked for at every click, its reasons for one option.
    get blockedBy() {
      rows ??= blockingRows(combinations, kept);
      return rows;
    },
  };
}

function heightOption({ known, allows, isAsking }: Judge, variation: Variation): AttributeOption {
  const range = pendantHeightRangeOf(variation);
  const { pendantHeightCm } = known;
  if (range === undefined) return { variation, selected: pendantHeightCm !== undefined, compatible: true };
  const selected = pendantHeightCm !== undefined && isPendantHeightAllowed(range, pendantHeightCm);
  // No exclusion names a height, so that without a caller's check all of them remain.
  if (!isAsking) return { variation, selected, compatible: true, heights: [wholeSpan(range)] };
  const { spans, isOpen } = remainingSpans(range, (heightCm) => allows({ ...known, pendantHeightCm: heightCm }));
  const option: AttributeOption = { variation, selected, compatible: spans.length > 0, heights: spans };
  return isOpen ? { ...option, undecided: true } : option;
}
