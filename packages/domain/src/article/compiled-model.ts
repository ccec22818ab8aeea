import { type AttributeType, type AvailabilityPeriod, parseAvailability, type Variation } from '../attribute';
import { type CalendarDay, isWithin, parseValidity, type Validity } from '../calendar';
import { type CompiledExclusions, compileExclusions } from '../exclusion';
import type { Result } from '../result';
import type { ModelDefinition } from './model-definition';

export interface CompiledVariation {
  readonly variation: Variation;
  readonly validity: Validity;
  readonly availability: AvailabilityPeriod;
}

/** What a model offers on one day. */
export interface Offer {
  readonly variations: Readonly<Record<AttributeType, readonly Variation[]>>;
  readonly byModifier: Readonly<Record<AttributeType, ReadonlyMap<string, CompiledVariation>>>;
}

/** A model with its dates read and its exclusions compiled. */
export interface CompiledModel {
  readonly exclusions: CompiledExclusions;
  readonly availability: AvailabilityPeriod;
  /** How many variations of an attribute the model has on any day. */
  readonly counts: Readonly<Record<AttributeType, number>>;
  /** What is offered on the day (AT5); the answer for the latest day is kept. */
  readonly offerOn: (today: CalendarDay) => Offer;
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

function compile(model: ModelDefinition): CompiledModel {
  const compiled = model.variations.map((variation) => ({
    variation,
    validity: checked(model, parseValidity(variation.validFrom, variation.validUntil)),
    availability: checked(model, parseAvailability(variation.availability ?? {})),
  }));
  let latest: { readonly day: CalendarDay; readonly offer: Offer } | undefined;
  return {
    exclusions: compileExclusions(model.exclusions),
    availability: checked(model, parseAvailability(model.availability)),
    counts: byType((type) => compiled.filter(({ variation }) => variation.type === type).length),
    offerOn: (today) => {
      if (latest?.day !== today) latest = { day: today, offer: offerOf(compiled, today) };
      return latest.offer;
    },
  };
}

function offerOf(compiled: readonly CompiledVariation[], today: CalendarDay): Offer {
  const valid = compiled.filter(({ validity }) => isWithin(validity, today));
  const byModifier = byType((type) => {
    const ofType = valid.filter(({ variation }) => variation.type === type);
    return new Map(ofType.map((candidate) => [candidate.variation.modifier, candidate]));
  });
  return { byModifier, variations: byType((type) => [...byModifier[type].values()].map(({ variation }) => variation)) };
}

function byType<T>(make: (type: AttributeType) => T): Readonly<Record<AttributeType, T>> {
  return {
    color: make('color'),
    temperature: make('temperature'),
    control: make('control'),
    installation: make('installation'),
    pendantHeight: make('pendantHeight'),
  };
}

function checked<T>(model: ModelDefinition, result: Result<T, { readonly text: string }>): T {
  if (!result.ok) throw new RangeError(`model ${model.model}: "${result.failure.text}" is no date dd/mm/yyyy`);
  return result.value;
}
