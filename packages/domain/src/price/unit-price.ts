import type { Article } from '../article';
import type { AttributeType } from '../attribute';
import { CATALOGS } from '../catalogue';
import { type Currency, divideDown, divideHalfAwayFromZero, divideUp, safeMinor } from '../money';
import { fail, ok, type Result } from '../result';
import { type BasisRefusal, basisRefusal } from './basis-refusal';
import type { PriceBasis } from './price-basis';
import { type PriceEffect, priceEffectOf, SCALE } from './price-effect';

/** One step of a price; amounts are whole cents, and the amounts up to a step sum to its running price. */
export interface PriceStep {
  /** Source of the amount. */
  readonly what: 'base' | 'cap' | 'rounding' | AttributeType;
  /** The chosen value; absent of base, cap and rounding. */
  readonly modifier?: string;
  /** Amount, negative where it reduces the price. */
  readonly amountMinor: number;
  /** Price after the step. */
  readonly runningMinor: number;
}

/** The gross price of one piece in whole cents, with how it came about. */
export interface UnitPrice {
  /** The price. */
  readonly amountMinor: number;
  /** Currency of the basis. */
  readonly currency: Currency;
  /** From the base price on, in the order in which they take effect. */
  readonly steps: readonly PriceStep[];
}

/** Why there is no price (PR1, PR9, PR24). */
export type PriceFailure =
  | BasisRefusal
  /** The price list has no base price of the model under the rate. */
  | { readonly code: 'price.base-not-found'; readonly model: string; readonly rateId: number }
  /** The chosen value takes the price below 0. */
  | { readonly code: 'price.negative'; readonly model: string; readonly what: AttributeType; readonly modifier: string };

const INTERNATIONAL_RATE = CATALOGS[16].defaultRateId;
const USA_RATE = CATALOGS[21].defaultRateId;
const WHOLE_UNIT = 100 * SCALE;
const FIVE_UNITS = 5 * WHOLE_UNIT;

/**
 * The unit gross price of an article with its steps (PR3–PR15); fails for a basis of another catalogue, currency or calculation than the
 * article's (PR24), without base price (PR1) and when a running price falls below 0 (PR9).
 */
export function unitPrice(basis: PriceBasis, article: Article): Result<UnitPrice, PriceFailure> {
  const refusal = basisRefusal(basis, article);
  if (refusal !== undefined) return fail(refusal);
  if (basis.basePriceMinor === undefined) return fail({ code: 'price.base-not-found', model: article.model, rateId: basis.rateId });
  const base = safeMinor(safeMinor(basis.basePriceMinor) * SCALE);
  let shown = divideHalfAwayFromZero(base, SCALE);
  let running = base;
  const steps: PriceStep[] = [{ what: 'base', amountMinor: shown, runningMinor: shown }];
  for (const effect of inEffectOrder(article)) {
    const { type, modifier } = effect.variation;
    running = safeMinor(running + scaledIncrement(basis, effect, running));
    if (running < 0) return fail({ code: 'price.negative', model: article.model, what: type, modifier });
    const runningMinor = divideHalfAwayFromZero(running, SCALE);
    steps.push({ what: type, modifier, amountMinor: runningMinor - shown, runningMinor });
    shown = runningMinor;
  }
  for (const { what, next } of finishers(basis)) {
    const before = running;
    running = next(running, base);
    if (running === before) continue;
    const runningMinor = divideHalfAwayFromZero(running, SCALE);
    steps.push({ what, amountMinor: runningMinor - shown, runningMinor });
    shown = runningMinor;
  }
  return ok({ amountMinor: running / SCALE, currency: basis.currency, steps });
}

interface Finisher {
  readonly what: 'cap' | 'rounding';
  readonly next: (running: number, base: number) => number;
}

const NEW_FINISHERS: readonly Finisher[] = [{ what: 'rounding', next: roundUpToUnit }];
const NEW_CAPPED_FINISHERS: readonly Finisher[] = [{ what: 'cap', next: capNew }, ...NEW_FINISHERS];
const OLD_FINISHERS: readonly Finisher[] = [{ what: 'rounding', next: roundUpToFive }];
const OLD_CAPPED_FINISHERS: readonly Finisher[] = [...OLD_FINISHERS, { what: 'cap', next: capOld }];

function finishers({ catalogId, calculation }: PriceBasis): readonly Finisher[] {
  const { cappedIncrease } = CATALOGS[catalogId];
  if (calculation === 'new') return cappedIncrease ? NEW_CAPPED_FINISHERS : NEW_FINISHERS;
  return cappedIncrease ? OLD_CAPPED_FINISHERS : OLD_FINISHERS;
}

/** New calculation: the increase is at most 20 % of the base (PR11). */
function capNew(running: number, base: number): number {
  return Math.min(running, base + base / 5);
}

/** Old calculation: at most 1.2 times the base, down to the cent (PR13). */
function capOld(running: number, base: number): number {
  return Math.min(running, divideDown(base + base / 5, SCALE) * SCALE);
}

/** New calculation: up to a whole unit (PR10). */
function roundUpToUnit(running: number): number {
  return divideUp(running, WHOLE_UNIT) * WHOLE_UNIT;
}

/** Old calculation: up to a multiple of 5 units (PR12). */
function roundUpToFive(running: number): number {
  return divideUp(running, FIVE_UNITS) * FIVE_UNITS;
}

/** The effects of the chosen variations by letter, ties in the order of the attribute types; a standard pendant height has none (PR3–PR5). */
function inEffectOrder({ chosen, selection }: Article): readonly PriceEffect[] {
  const effects: PriceEffect[] = [];
  for (const variation of chosen) {
    const effect = priceEffectOf(variation);
    if (effect.standardHeightCm !== undefined && effect.standardHeightCm === selection.pendantHeightCm) continue;
    // At most five, nearly in order already: each one moves up past those that take effect later.
    let place = effects.length;
    for (; place > 0; place -= 1) {
      const before = effects[place - 1];
      if (before === undefined || before.place <= effect.place) break;
      effects[place] = before;
    }
    effects[place] = effect;
  }
  return effects;
}

/** One step: percent for a pendant height under rates 10 and 12, dollars in catalogue 21 under rate 12, else the rate's increment (PR6–PR8). */
function scaledIncrement({ rateId, catalogId }: PriceBasis, effect: PriceEffect, running: number): number {
  if (effect.variation.type === 'pendantHeight' && (rateId === INTERNATIONAL_RATE || rateId === USA_RATE)) {
    // Only whole cents were added before the one percentage of an article, so this division leaves no rest.
    return (running / SCALE) * counting(effect.percentHundredths, effect);
  }
  return counting(catalogId === CATALOGS[21].id && rateId === USA_RATE ? effect.scaledDollars : effect.scaledIncrement, effect);
}

/** An increment that `checkModel` refuses has no value to count with. */
function counting(increment: number, { variation }: PriceEffect): number {
  if (Number.isNaN(increment)) throw new RangeError(`${variation.type} ${variation.modifier} of ${variation.model} has no price increment`);
  return increment;
}
