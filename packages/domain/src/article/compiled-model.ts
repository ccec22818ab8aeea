import {
  type AttributeType,
  type AvailabilityPeriod,
  CODE_ATTRIBUTE_TYPES,
  parseAvailability,
  type Selection,
  type Variation,
} from '../attribute';
import { type CalendarDay, isWithin, parseValidity, type Validity } from '../calendar';
import { type CompiledExclusions, compileExclusions } from '../exclusion';
import type { Result } from '../result';
import type { ModelDefinition } from './model-definition';

export interface CompiledVariation {
  readonly variation: Variation;
  readonly validity: Validity;
  readonly availability: AvailabilityPeriod;
}

/** A model indexed by attribute and modifier, its dates read. */
export interface CompiledModel {
  readonly variations: Readonly<Record<AttributeType, ReadonlyMap<string, CompiledVariation>>>;
  readonly exclusions: CompiledExclusions;
  readonly availability: AvailabilityPeriod;
}

const compiledModels = new WeakMap<ModelDefinition, CompiledModel>();

/** The compiled form, made once per model object; throws for a model that `checkModel` refuses. */
export function compiledModel(model: ModelDefinition): CompiledModel {
  const known = compiledModels.get(model);
  if (known !== undefined) return known;
  const compiled = compile(model);
  compiledModels.set(model, compiled);
  return compiled;
}

/** The variation of that modifier if it is valid on the day (AT5). */
export function variationOn(
  compiled: CompiledModel,
  type: AttributeType,
  modifier: string,
  today: CalendarDay,
): CompiledVariation | undefined {
  const found = compiled.variations[type].get(modifier);
  return found !== undefined && isWithin(found.validity, today) ? found : undefined;
}

/** The variations of an attribute that are valid on the day, in data order (AT5). */
export function variationsOn(compiled: CompiledModel, type: AttributeType, today: CalendarDay): readonly CompiledVariation[] {
  const valid: CompiledVariation[] = [];
  for (const candidate of compiled.variations[type].values()) if (isWithin(candidate.validity, today)) valid.push(candidate);
  return valid;
}

/** The selection without the values that no variation valid on the day has. */
export function knownSelection(compiled: CompiledModel, selection: Selection, today: CalendarDay): Selection {
  const known = { ...selection };
  for (const type of CODE_ATTRIBUTE_TYPES) {
    const modifier = known[type];
    if (modifier === undefined || variationOn(compiled, type, modifier, today) === undefined) delete known[type];
  }
  return known;
}

function compile(model: ModelDefinition): CompiledModel {
  const variations: Record<AttributeType, Map<string, CompiledVariation>> = {
    color: new Map(),
    temperature: new Map(),
    control: new Map(),
    installation: new Map(),
    pendantHeight: new Map(),
  };
  for (const variation of model.variations) {
    variations[variation.type].set(variation.modifier, {
      variation,
      validity: checked(model, parseValidity(variation.validFrom, variation.validUntil)),
      availability: checked(model, parseAvailability(variation.availability ?? {})),
    });
  }
  return {
    variations,
    exclusions: compileExclusions(model.exclusions),
    availability: checked(model, parseAvailability(model.availability)),
  };
}

function checked<T>(model: ModelDefinition, result: Result<T, { readonly text: string }>): T {
  if (!result.ok) throw new RangeError(`model ${model.model}: "${result.failure.text}" is no date dd/mm/yyyy`);
  return result.value;
}
