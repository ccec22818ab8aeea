import { strict as assert } from 'node:assert';
import { loadSeedCatalogue } from '@candil/catalogue';
import {
  buildArticleFromReference,
  calendarDayOf,
  linePrices,
  type ModelDefinition,
  type PriceBasis,
  parseReference,
  unitPrice,
} from '@candil/domain';
import { BigNumber } from 'bignumber.js';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds } from '../../report';

const TODAY = calendarDayOf(2026, 11, 20);
const RATE = 10;
const DISCOUNT_PERCENT = 30;
const EFFECTS = 'ABCDE';

/** The same calculation on a decimal library, as one would write it without cents. */
const priceByDecimals = (base: number, model: ModelDefinition, reference: string, quantity: number) => {
  const parts = parseReference(reference);
  assert.ok(parts.ok);
  const chosen = (['color', 'temperature', 'control', 'installation'] as const)
    .map((type) => model.variations.find((variation) => variation.type === type && variation.modifier === parts.value[type]))
    .filter((variation) => variation !== undefined)
    .sort((a, b) => order(a.priceEffectOrder) - order(b.priceEffectOrder));
  let running = new BigNumber(base);
  for (const variation of chosen) running = running.plus(variation.priceIncrement ?? 0);
  const unit = running.integerValue(BigNumber.ROUND_CEIL);
  const gross = unit.times(quantity);
  const discount = gross.times(DISCOUNT_PERCENT).div(100).decimalPlaces(2, BigNumber.ROUND_HALF_UP);
  return gross.minus(discount);
};
const order = (letter: string | undefined) => (letter ? Math.min(EFFECTS.indexOf(letter), 5) : 9999);

/** Reference to net price of a line: parse, build the article, ordered increments, rounding, discount. */
export const priceLine = () => {
  const catalogue = loadSeedCatalogue();
  const reference = '0820 42/2A_10';
  const model = catalogue.modelOf('0820', 16);
  const base = catalogue.basePrice('0820', RATE, 16);
  assert.ok(model && base !== undefined);
  const basis: PriceBasis = { rateId: RATE, catalogId: 16, currency: 'EUR', basePriceMinor: base.amountMinor, calculation: 'new' };

  const ours = () => {
    const parts = parseReference(reference);
    if (!parts.ok) throw new Error('unreadable');
    const article = buildArticleFromReference(model, parts.value, TODAY);
    if (!article.ok) throw new Error('no article');
    const price = unitPrice(basis, article.value);
    if (!price.ok) throw new Error('no price');
    return linePrices(price.value.amountMinor, 6, DISCOUNT_PERCENT);
  };
  const peer = () => priceByDecimals(base.amountMinor / 100, model, reference, 6);

  assert.equal(ours().totalNet, peer().times(100).toNumber());
  const times = compare({ ours: { run: ours, calls: 1 }, decimals: { run: peer, calls: 1 } });
  const ratio = (times.ours / times.decimals).toFixed(2);
  figure(
    'price a line',
    `${absolute(times.ours)}, bignumber.js ${nanoseconds(times.decimals)}, ratio ${ratio}`,
    '<= 2 us',
    (slower) => times.ours <= 2000 * slower,
  );
};
