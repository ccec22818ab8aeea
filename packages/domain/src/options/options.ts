import { type ModelDefinition, offeredSelection, variationsOf } from '../article';
import { ATTRIBUTE_TYPES, type AttributeType, type Selection, type Variation } from '../attribute';
import type { CalendarDay } from '../calendar';
import type { ExclusionRow } from '../exclusion';
import { blockersOf } from './feasibility';

/** One value that an attribute offers. */
export interface AttributeOption {
  readonly variation: Variation;
  readonly selected: boolean;
  /** Whether choosing it leaves at least one valid completion with the other chosen values kept (OP1). */
  readonly compatible: boolean;
  /** The exclusion rows that block an incompatible one, in data order (OP2). */
  readonly blockedBy?: readonly ExclusionRow[];
}

/** What one attribute offers, in data order. */
export interface AttributeOptions {
  readonly type: AttributeType;
  readonly options: readonly AttributeOption[];
}

/**
 * What each attribute of a model offers on a day, given the values chosen so far (OP1–OP4).
 * Attributes without any variation are left out; a chosen value that is no longer offered counts as not chosen.
 */
export function optionsFor(model: ModelDefinition, selection: Selection, today: CalendarDay): readonly AttributeOptions[] {
  const chosen = offeredSelection(model, selection, today);
  return ATTRIBUTE_TYPES.map((type) => ({
    type,
    options: variationsOf(model, type, today).map((variation) => optionOf(model, chosen, type, variation, today)),
  })).filter(({ options }) => options.length > 0);
}

function optionOf(
  model: ModelDefinition,
  chosen: Selection,
  type: AttributeType,
  variation: Variation,
  today: CalendarDay,
): AttributeOption {
  // No exclusion names a height.
  if (type === 'pendantHeight') return { variation, selected: chosen.pendantHeightCm !== undefined, compatible: true };
  const selected = chosen[type] === variation.modifier;
  const blockers = blockersOf(model, { ...chosen, [type]: variation.modifier }, today);
  if (blockers === undefined) return { variation, selected, compatible: true };
  return { variation, selected, compatible: false, blockedBy: model.exclusions.filter((row) => blockers.has(row)) };
}
