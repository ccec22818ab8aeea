import { fail, ok, type Result } from '../result';
import { EFFICACY_FACTORS, ENERGY_CLASSES } from './document.data';

/** A (best) to G (DC7). */
export type EnergyClass = (typeof ENERGY_CLASSES)[number][0] | 'G';

/** A light source as the regulation sees it. */
export interface LightSource {
  /** Useful luminous flux, above 0. */
  readonly lumens: unknown;
  /** Power when on, above 0. */
  readonly watts: unknown;
  /** Default: not directional. */
  readonly directional?: boolean;
  /** True when it runs on the mains without a control gear; default true. */
  readonly mains?: boolean;
}

/** Flux or power that give no class (DC7). */
export type EnergyFailure = { readonly code: 'document.energy-unknown'; readonly lumens: unknown; readonly watts: unknown };

/** Energy statement of a product (DC8). */
export type EnergyStatement =
  /** The product is a light source, and shows the label of its class. */
  | { readonly kind: 'label'; readonly energyClass: EnergyClass }
  /** The product contains a light source, and names its class in the sentence of the regulation. */
  | { readonly kind: 'sentence'; readonly energyClass: EnergyClass; readonly text: string };

/** The energy class of a light source by its lumens per watt, as regulation (EU) 2019/2015 says; without flux or power there is none (DC7). */
export function energyClassOf({ lumens, watts, directional = false, mains = true }: LightSource): Result<EnergyClass, EnergyFailure> {
  if (!isAboveZero(lumens) || !isAboveZero(watts)) return fail({ code: 'document.energy-unknown', lumens, watts });
  const thousandths = EFFICACY_FACTORS[directional ? 'directional' : 'nonDirectional'][mains ? 'mains' : 'notMains'];
  // Products instead of quotients, so that a source on the very bound has the class of the bound.
  const found = ENERGY_CLASSES.find(([, least]) => lumens * thousandths >= least * 1000 * watts * (1 - ROUNDING));
  return ok(found?.[0] ?? 'G');
}

/** A light source shows its label; a product that contains one never does, but the regulation's sentence with its class (DC8). */
export function energyStatementOf(
  source: LightSource,
  { containsLightSource }: { readonly containsLightSource: boolean },
): Result<EnergyStatement, EnergyFailure> {
  const found = energyClassOf(source);
  if (!found.ok) return found;
  const energyClass = found.value;
  if (!containsLightSource) return ok({ kind: 'label', energyClass });
  return ok({ kind: 'sentence', energyClass, text: `This product contains a light source of energy efficiency class ${energyClass}.` });
}

/** Largest error of floating point in a product of three decimals: 85 × 40.2 is slightly above 3417. */
const ROUNDING = 1e-12;

function isAboveZero(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 1e9;
}
