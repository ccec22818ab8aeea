import { type AttributeType, bovOf, CODE_ATTRIBUTE_TYPES, pendantHeightRangeOf, type Selection, type Variation } from '../attribute';
import type { CalendarDay } from '../calendar';
import type { CompiledExclusions } from '../exclusion';
import type { ReferenceParts } from '../reference-code';
import { compiledModel } from './compiled-model';
import type { ModelDefinition } from './model-definition';

/** The variations of one attribute that are valid on the day, in data order (AT5). */
export function variationsOf(model: ModelDefinition, type: AttributeType, today: CalendarDay): readonly Variation[] {
  return compiledModel(model).offerOn(today).variations[type];
}

/** The attribute values that a reference names; a temperature or control `0` is an absent one (RC12). */
export function selectionFromReference(parts: ReferenceParts): Selection {
  const { color, temperature, control, installation } = parts;
  return {
    color,
    ...(temperature === undefined || temperature === '0' ? {} : { temperature }),
    ...(control === undefined || control === '0' ? {} : { control }),
    ...(installation === undefined ? {} : { installation }),
  };
}

/**
 * What a new light starts with (AT10): its default colour always (the first of flag B, else the first),
 * control, temperature and installation where only one exists, a pendant height at its standard.
 */
export function initialSelection(model: ModelDefinition, today: CalendarDay): Selection {
  const colors = variationsOf(model, 'color', today);
  const color = colors.find((variation) => bovOf(variation) === 'B') ?? colors[0];
  return withOnlyChoices(model, color === undefined ? {} : { color: color.modifier }, today);
}

/**
 * The selection with what its reference leaves unsaid (RC13): attributes of which only one variation exists,
 * installation `00` where the model has it, the standard pendant height. Values no longer offered stay as they are.
 */
export function completeSelection(model: ModelDefinition, selection: Selection, today: CalendarDay): Selection {
  const completed = withOnlyChoices(model, selection, today);
  if (completed.installation !== undefined) return completed;
  const plain = variationsOf(model, 'installation', today).some(({ modifier }) => modifier === '00');
  return plain ? { ...completed, installation: '00' } : completed;
}

/** The selection without the values that are not offered on the day. */
export function offeredSelection(model: ModelDefinition, selection: Selection, today: CalendarDay): Selection {
  const { byModifier } = compiledModel(model).offerOn(today);
  const offered = { ...selection };
  for (const type of CODE_ATTRIBUTE_TYPES) {
    const modifier = offered[type];
    if (modifier === undefined || !byModifier[type].has(modifier)) delete offered[type];
  }
  return offered;
}

/** The exclusion rows of a model that can reject, compiled once per model object (EX2). */
export function exclusionsOf(model: ModelDefinition): CompiledExclusions {
  return compiledModel(model).exclusions;
}

function withOnlyChoices(model: ModelDefinition, selection: Selection, today: CalendarDay): Selection {
  const { variations } = compiledModel(model).offerOn(today);
  const completed: { -readonly [K in keyof Selection]: Selection[K] } = { ...selection };
  for (const type of CODE_ATTRIBUTE_TYPES) {
    const only = variations[type][0];
    if (completed[type] === undefined && only !== undefined && variations[type].length === 1) completed[type] = only.modifier;
  }
  const height = variations.pendantHeight[0];
  const range = height === undefined ? undefined : pendantHeightRangeOf(height);
  if (completed.pendantHeightCm === undefined && range !== undefined) completed.pendantHeightCm = range.standard;
  return completed;
}
