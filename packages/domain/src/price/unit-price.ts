import type { Article } from '../article';
import { ATTRIBUTE_TYPES, type AttributeType, pendantHeightRangeOf, type Variation } from '../attribute';
import { CATALOGS, type CatalogId } from '../catalogue';
import { type Currency, divideDown, divideHalfAwayFromZero, divideUp, minorFromMajor, percentHundredths, safeMinor } from '../money';
import { fail, ok, type Result } from '../result';

/** What the price of an article is calculated from. */
export interface PriceBasis {
  readonly rateId: number;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  /** Cents of the base price of (model, rate); undefined when the price list has none. */
  readonly basePriceMinor: number | undefined;
  /** Flag newPriceCalculation: on = new. */
  readonly calculation: 'new' | 'old';
}

/** One step of a price; amounts are whole cents, and the amounts up to a step sum to its running price. */
export interface PriceStep {
  readonly what: 'base' | 'cap' | 'rounding' | AttributeType;
  readonly modifier?: string;
  readonly amountMinor: number;
  readonly runningMinor: number;
}

/** The gross price of one piece in whole cents, with how it came about. */
export interface UnitPrice {
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly steps: readonly PriceStep[];
}

/** Why there is no price (PR1, PR9). */
export type PriceFailure =
  | { readonly code: 'price.base-not-found'; readonly model: string; readonly rateId: number }
  | { readonly code: 'price.negative'; readonly model: string; readonly what: AttributeType; readonly modifier: string };

const INTERNATIONAL_RATE = CATALOGS[16].defaultRateId;
const USA_RATE = CATALOGS[21].defaultRateId;
/** Inside a calculation amounts are ten-thousandths of a cent, so that a percentage of two decimals stays whole (PR14). */
const SCALE = 10_000;
const WHOLE_UNIT = 100 * SCALE;
const FIVE_UNITS = 5 * WHOLE_UNIT;
/** E and F take effect together (PR4). */
const EFFECT_ORDER: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 5 };
const LAST_EFFECT = 9999;

/** The unit gross price of an article with its steps (PR3–PR15); fails without base price (PR1) or when a running price falls below 0 (PR9). */
export function unitPrice(basis: PriceBasis, article: Article): Result<UnitPrice, PriceFailure> {
  if (basis.basePriceMinor === undefined) return fail({ code: 'price.base-not-found', model: article.model, rateId: basis.rateId });
  const base = safeMinor(safeMinor(basis.basePriceMinor) * SCALE);
  const steps: PriceStep[] = [];
  let running = base;
  let shown = 0;
  const tell = (what: PriceStep['what'], modifier?: string) => {
    const runningMinor = divideHalfAwayFromZero(running, SCALE);
    const amountMinor = runningMinor - shown;
    steps.push(modifier === undefined ? { what, amountMinor, runningMinor } : { what, modifier, amountMinor, runningMinor });
    shown = runningMinor;
  };
  tell('base');
  for (const variation of inEffectOrder(article)) {
    running = safeMinor(running + scaledIncrement(basis, variation, running));
    if (running < 0) return fail({ code: 'price.negative', model: article.model, what: variation.type, modifier: variation.modifier });
    tell(variation.type, variation.modifier);
  }
  for (const [what, next] of finishers(basis)) {
    const before = running;
    running = next(running, base);
    if (running !== before) tell(what);
  }
  return ok({ amountMinor: running / SCALE, currency: basis.currency, steps });
}

type Finisher = readonly [what: 'cap' | 'rounding', next: (running: number, base: number) => number];

const CAP_NEW: Finisher = ['cap', capNew];
const CAP_OLD: Finisher = ['cap', capOld];
const ROUND_TO_UNIT: Finisher = ['rounding', roundUpToUnit];
const ROUND_TO_FIVE: Finisher = ['rounding', roundUpToFive];

function finishers({ catalogId, calculation }: PriceBasis): readonly Finisher[] {
  const capped = catalogId === 21;
  if (calculation === 'new') return capped ? [CAP_NEW, ROUND_TO_UNIT] : [ROUND_TO_UNIT];
  return capped ? [ROUND_TO_FIVE, CAP_OLD] : [ROUND_TO_FIVE];
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

/** The chosen variations by effect letter, ties in the order of the attribute types; a standard pendant height takes no part (PR3–PR5). */
function inEffectOrder(article: Article): readonly Variation[] {
  return article.chosen
    .filter(
      (variation) => variation.type !== 'pendantHeight' || pendantHeightRangeOf(variation)?.standard !== article.selection.pendantHeightCm,
    )
    .sort((a, b) => effectOrder(a) - effectOrder(b) || ATTRIBUTE_TYPES.indexOf(a.type) - ATTRIBUTE_TYPES.indexOf(b.type));
}

function effectOrder({ priceEffectOrder }: Variation): number {
  return EFFECT_ORDER[priceEffectOrder ?? ''] ?? LAST_EFFECT;
}

/** One step: percent for a pendant height under rates 10 and 12, dollars in catalogue 21 under rate 12, else the rate's increment (PR6–PR8). */
function scaledIncrement(basis: PriceBasis, variation: Variation, running: number): number {
  if (variation.type === 'pendantHeight' && (basis.rateId === INTERNATIONAL_RATE || basis.rateId === USA_RATE)) {
    // Only whole cents were added before the one percentage of an article, so this division leaves no rest.
    return (running / SCALE) * hundredths(variation.priceIncrementPercent ?? 0);
  }
  const dollars = basis.catalogId === 21 && basis.rateId === USA_RATE;
  return minor((dollars ? variation.priceIncrementDollars : variation.priceIncrement) ?? 0) * SCALE;
}

function minor(amountMajor: number): number {
  const amount = minorFromMajor(amountMajor);
  if (!amount.ok) throw new RangeError(`${amountMajor} is no price increment`);
  return amount.value;
}

function hundredths(percent: number): number {
  const value = percentHundredths(percent, -100, 1000);
  if (!value.ok) throw new RangeError(`${percent} is no price increment in percent`);
  return value.value;
}
