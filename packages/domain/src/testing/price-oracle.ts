import fc from 'fast-check';
import type { Selection, Variation } from '../attribute';
import type { PriceBasis } from '../price';

/** Units of 10^-12 cents, so that nothing is ever rounded before the end. */
const UNIT = 10n ** 12n;

/** Rates and catalogues with rules of their own and one without, both calculations, bases up to 20 million. */
export const priceBasis: fc.Arbitrary<PriceBasis> = fc
  .record({
    rateId: fc.constantFrom(10, 11, 12),
    catalogId: fc.constantFrom(16 as const, 21 as const),
    basePriceMinor: fc.integer({ min: 0, max: 2_000_000_000 }),
    calculation: fc.constantFrom('new' as const, 'old' as const),
  })
  .map((basis) => ({ ...basis, currency: basis.rateId === 12 ? ('USD' as const) : ('EUR' as const) }));

/** The price in cents by unbounded integers, or undefined when it falls below 0; written apart from the code it checks. */
export function slowPrice(basis: PriceBasis, variations: readonly Variation[], selection: Selection): bigint | undefined {
  const base = BigInt(basis.basePriceMinor ?? 0) * UNIT;
  let running = base;
  for (const letter of ['A', 'B', 'C', 'D', 'EF', 'rest']) {
    for (const type of ['color', 'temperature', 'control', 'installation', 'pendantHeight']) {
      for (const variation of variations) {
        const order = variation.priceEffectOrder ?? '';
        const group = order === 'E' || order === 'F' ? 'EF' : 'ABCD'.includes(order) && order !== '' ? order : 'rest';
        if (variation.type !== type || group !== letter) continue;
        running += slowIncrement(basis, variation, selection, running);
        if (running < 0n) return undefined;
      }
    }
  }
  return slowFinish(basis, base, running) / UNIT;
}

function slowIncrement(basis: PriceBasis, variation: Variation, selection: Selection, running: bigint): bigint {
  if (variation.type === 'pendantHeight') {
    if (selection.pendantHeightCm === 200) return 0n;
    if ([10, 12].includes(basis.rateId)) return (running * hundredths(variation.priceIncrementPercent)) / 10_000n;
  }
  const usa = basis.catalogId === 21 && basis.rateId === 12;
  return hundredths(usa ? variation.priceIncrementDollars : variation.priceIncrement) * UNIT;
}

function slowFinish(basis: PriceBasis, base: bigint, running: bigint): bigint {
  const limit = basis.catalogId === 21 ? base * 6n : undefined;
  if (basis.calculation === 'new') {
    const capped = limit !== undefined && running * 5n > limit ? limit / 5n : running;
    return ceiling(capped, 100n * UNIT);
  }
  const rounded = ceiling(running, 500n * UNIT);
  const cap = limit === undefined ? undefined : (limit / 5n / UNIT) * UNIT;
  return cap !== undefined && rounded > cap ? cap : rounded;
}

/** A decimal of at most two places as hundredths, read from its digits. */
function hundredths(amount: number | undefined): bigint {
  return BigInt((amount ?? 0).toFixed(2).replace('.', ''));
}

function ceiling(amount: bigint, step: bigint): bigint {
  return ((amount + step - 1n) / step) * step;
}
