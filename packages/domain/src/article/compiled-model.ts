import {
  type AttributeType,
  type AvailabilityPeriod,
  CODE_ATTRIBUTE_TYPES,
  OPEN_PERIOD,
  type PendantHeightRange,
  parseAvailability,
  pendantHeightRangeOf,
  type Selection,
  type Variation,
} from '../attribute';
import { type CalendarDay, isWithin, parseValidity, requireDay, type Validity } from '../calendar';
import { type Combinations, type CompiledExclusions, compileCombinations, compileExclusions } from '../exclusion';
import type { Result } from '../result';
import type { ModelDefinition } from './model-definition';

export interface CompiledVariation {
  readonly variation: Variation;
  readonly validity: Validity;
  readonly availability: AvailabilityPeriod;
}

/** A pendant height variation with the heights it allows. */
export interface OfferedHeights {
  readonly compiled: CompiledVariation;
  readonly range: PendantHeightRange;
}

/** Options of a model on one day. */
export interface ModelOptions {
  readonly variations: Readonly<Record<AttributeType, readonly Variation[]>>;
  readonly byModifier: Readonly<Record<AttributeType, ReadonlyMap<string, CompiledVariation>>>;
  readonly heights: readonly OfferedHeights[];
  /** Values of the attributes without a choice, and the standard height (RC13). */
  readonly withoutChoice: Selection;
  /** Values that a reference omits: `withoutChoice`, and the installation `00` where the model has it (RC13). */
  readonly unsaid: Selection;
  /** Combinations that the modifiers of the day can form; computed on first use. */
  readonly combinations: () => Combinations;
}

/** A model with its dates read and its exclusions compiled. */
export interface CompiledModel {
  readonly exclusions: CompiledExclusions;
  readonly availability: AvailabilityPeriod;
  /** Number of variations of each attribute, over all days. */
  readonly counts: Readonly<Record<AttributeType, number>>;
  /** Options on the day (AT5); the result for the latest day is cached. */
  readonly optionsOn: (today: CalendarDay) => ModelOptions;
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
    availability: variation.availability === undefined ? OPEN_PERIOD : checked(model, parseAvailability(variation.availability)),
  }));
  const exclusions = compileExclusions(model.exclusions);
  let latest: { readonly day: CalendarDay; readonly options: ModelOptions } | undefined;
  return {
    exclusions,
    availability: checked(model, parseAvailability(model.availability)),
    counts: byType((type) => compiled.filter(({ variation }) => variation.type === type).length),
    optionsOn: (today) => {
      if (latest === undefined || latest.day !== today) {
        latest = { day: requireDay(today), options: optionsOf(compiled, exclusions, today) };
      }
      return latest.options;
    },
  };
}

function optionsOf(compiled: readonly CompiledVariation[], exclusions: CompiledExclusions, today: CalendarDay): ModelOptions {
  const valid = compiled.filter(({ validity }) => isWithin(validity, today));
  const byModifier = byType((type) => {
    const ofType = valid.filter(({ variation }) => variation.type === type);
    return new Map(ofType.map((candidate) => [candidate.variation.modifier, candidate]));
  });
  const heights = [...byModifier.pendantHeight.values()].flatMap((candidate): readonly OfferedHeights[] => {
    const range = pendantHeightRangeOf(candidate.variation);
    return range === undefined ? [] : [{ compiled: candidate, range }];
  });
  const withoutChoice = withoutChoiceOf(byModifier, heights);
  const plain = withoutChoice.installation === undefined && byModifier.installation.has('00');
  let combinations: Combinations | undefined;
  return {
    byModifier,
    variations: byType((type) => [...byModifier[type].values()].map(({ variation }) => variation)),
    heights,
    withoutChoice,
    unsaid: plain ? { ...withoutChoice, installation: '00' } : withoutChoice,
    combinations: () => {
      combinations ??= compileCombinations(
        exclusions,
        byType((type) => [...byModifier[type].keys()]),
      );
      return combinations;
    },
  };
}

function withoutChoiceOf(byModifier: ModelOptions['byModifier'], heights: readonly OfferedHeights[]): Selection {
  const withoutChoice: { -readonly [K in keyof Selection]: Selection[K] } = {};
  for (const type of CODE_ATTRIBUTE_TYPES) {
    const [only, ...others] = byModifier[type].keys();
    if (only !== undefined && others.length === 0) withoutChoice[type] = only;
  }
  const standard = heights[0]?.range.standard;
  if (standard !== undefined) withoutChoice.pendantHeightCm = standard;
  return withoutChoice;
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
