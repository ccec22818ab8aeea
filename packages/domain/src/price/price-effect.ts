import { ATTRIBUTE_TYPES, pendantHeightRangeOf, type Variation } from '../attribute';
import { minorFromMajor, percentHundredths } from '../money';

/** Inside a calculation amounts are ten-thousandths of a cent, so that a percentage of two decimals stays whole (PR14). */
export const SCALE = 10_000;

/** Effect of a variation on a price, read once per variation object. */
export interface PriceEffect {
  readonly variation: Variation;
  /** Place among the effects: by letter, ties by attribute (PR4, PR5). */
  readonly place: number;
  /** Scaled increment of the rate's currency; NaN for one that is no amount, which throws when it counts. */
  readonly scaledIncrement: number;
  /** Scaled increment in dollars; NaN for one that is no amount. */
  readonly scaledDollars: number;
  /** Hundredths of a percent; NaN for one that is no percentage. */
  readonly percentHundredths: number;
  /** The height at which a pendant height has no effect; undefined for every other variation (PR3). */
  readonly standardHeightCm: number | undefined;
}

/** E and F take effect together (PR4). */
const EFFECT_ORDER: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 5 };
const LAST_EFFECT = 9999;

const effects = new WeakMap<Variation, PriceEffect>();

/** The effect of a variation. */
export function priceEffectOf(variation: Variation): PriceEffect {
  const known = effects.get(variation);
  if (known !== undefined) return known;
  const effect: PriceEffect = {
    variation,
    place: effectOrder(variation) * ATTRIBUTE_TYPES.length + ATTRIBUTE_TYPES.indexOf(variation.type),
    scaledIncrement: scaled(variation.priceIncrement),
    scaledDollars: scaled(variation.priceIncrementDollars),
    percentHundredths: hundredths(variation.priceIncrementPercent),
    standardHeightCm: variation.type === 'pendantHeight' ? pendantHeightRangeOf(variation)?.standard : undefined,
  };
  effects.set(variation, effect);
  return effect;
}

function effectOrder({ priceEffectOrder }: Variation): number {
  return Object.hasOwn(EFFECT_ORDER, priceEffectOrder ?? '') ? (EFFECT_ORDER[priceEffectOrder ?? ''] ?? LAST_EFFECT) : LAST_EFFECT;
}

function scaled(amountMajor = 0): number {
  const amount = minorFromMajor(amountMajor);
  return amount.ok ? amount.value * SCALE : Number.NaN;
}

function hundredths(percent = 0): number {
  const value = percentHundredths(percent, -100, 1000);
  return value.ok ? value.value : Number.NaN;
}
