import { type AttributeType, bovOf, CODE_ATTRIBUTE_TYPES, type Selection, type Variation } from '../attribute';
import type { CalendarDay } from '../calendar';
import type { Combinations, CompiledExclusions } from '../exclusion';
import type { ReferenceParts } from '../reference-code';
import { compiledModel } from './compiled-model';
import type { ModelDefinition } from './model-definition';

/** The variations of one attribute that are valid on the day, in data order (AT5). */
export function variationsOf(model: ModelDefinition, type: AttributeType, today: CalendarDay): readonly Variation[] {
  return compiledModel(model).optionsOn(today).variations[type];
}

/** The attribute values that a reference names; a temperature or control `0` is an absent one (RC12). */
export function selectionFromReference(parts: ReferenceParts): Selection {
  const { color, temperature, control, installation } = parts;
  const selection: { -readonly [K in keyof Selection]: Selection[K] } = { color };
  if (temperature !== undefined && temperature !== '0') selection.temperature = temperature;
  if (control !== undefined && control !== '0') selection.control = control;
  if (installation !== undefined) selection.installation = installation;
  return selection;
}

/**
 * Initial selection of a new light (AT10): its default colour always (the first of flag B, else the first), control, temperature and
 * installation where only one exists, a pendant height at its standard.
 */
export function initialSelection(model: ModelDefinition, today: CalendarDay): Selection {
  const colors = variationsOf(model, 'color', today);
  const color = colors.find((variation) => bovOf(variation) === 'B') ?? colors[0];
  return filledUp(color === undefined ? {} : { color: color.modifier }, compiledModel(model).optionsOn(today).withoutChoice);
}

/**
 * Completes a selection with the attributes that its reference omits (RC13): attributes with only one variation, installation `00` if the
 * model has it, the standard pendant height. Values no longer offered are kept.
 */
export function completeSelection(model: ModelDefinition, selection: Selection, today: CalendarDay): Selection {
  return filledUp(selection, compiledModel(model).optionsOn(today).unsaid);
}

/** The selection without the values that are not offered on the day. */
export function offeredSelection(model: ModelDefinition, selection: Selection, today: CalendarDay): Selection {
  const { byModifier } = compiledModel(model).optionsOn(today);
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

/** Combinations that the modifiers of a day can form after the exclusions, made once per model object and day (EX7). */
export function combinationsOf(model: ModelDefinition, today: CalendarDay): Combinations {
  return compiledModel(model).optionsOn(today).combinations();
}

/** The selection, and where it has nothing what the other has. */
function filledUp(selection: Selection, other: Selection): Selection {
  const filled: { -readonly [K in keyof Selection]: Selection[K] } = {};
  const color = selection.color ?? other.color;
  const temperature = selection.temperature ?? other.temperature;
  const control = selection.control ?? other.control;
  const installation = selection.installation ?? other.installation;
  const pendantHeightCm = selection.pendantHeightCm ?? other.pendantHeightCm;
  if (color !== undefined) filled.color = color;
  if (temperature !== undefined) filled.temperature = temperature;
  if (control !== undefined) filled.control = control;
  if (installation !== undefined) filled.installation = installation;
  if (pendantHeightCm !== undefined) filled.pendantHeightCm = pendantHeightCm;
  return filled;
}
