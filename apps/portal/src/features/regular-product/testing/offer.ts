import type { PriceBasisOnWire } from '@candil/contract';
import {
  type CalendarDay,
  calendarDayOf,
  type ExclusionRow,
  type LocalisedText,
  type ModelDefinition,
  type Variation,
} from '@candil/domain';
import type { Configuration } from '../model/configuration';
import type { ProductOffer } from '../model/product-offer';

const text = (english: string): LocalisedText => ({
  en: english,
  us: english,
  es: english,
  de: `${english} (de)`,
  fr: english,
  it: english,
});

const variation = (type: Variation['type'], modifier: string, name: string, more: Partial<Variation> = {}): Variation => ({
  type,
  model: '0820',
  modifier,
  description: text(name),
  bov: 'V',
  ...more,
});

const row = (cells: string, reason: string): ExclusionRow => {
  const [finish = '*', temperature = '*', control = '*', installation1 = '*', installation2 = '*'] = cells.split(' ');
  return { finish, temperature, control, installation1, installation2, reason: text(reason) };
};

const TODAY: CalendarDay = calendarDayOf(2026, 6, 1);

/** A dome with everything a rule can touch: surcharges, waits, minimum orders, exclusions and an adjustable wire. */
export const DOME: ModelDefinition = {
  model: '0820',
  catalogId: 16,
  subFamilyId: 110,
  familyId: 11,
  name: text('Alba 33'),
  description: text('A dome'),
  articleType: { level1: 1, level2: 2, level3: 3 },
  applicationLocationId: 1,
  categoryId: 19,
  moq: 1,
  leadtime: [
    { from: 1, weeks: 3 },
    { from: 25, weeks: 5 },
  ],
  availability: {},
  technical: {
    lumens: 920,
    watts: 9,
    cri: 95,
    ip: 'IP20',
    netWeightKg: 1.4,
    widthMetres: 0.33,
    depthMetres: 0.33,
    heightMetres: 0.25,
    beamDegrees: 95,
    distribution: 'direct',
  },
  psa: false,
  discontinued: false,
  variations: [
    variation('color', '42', 'Sage green', { bov: 'B', value: '#4d5a46' }),
    variation('color', '62', 'Oxide red', { moq: 10, leadtime: [{ from: 1, weeks: 6 }], value: '#7b2f25' }),
    variation('color', '23', 'Brass', { priceIncrement: 60, priceEffectOrder: 'A', leadtime: [{ from: 1, weeks: 7 }], value: '#c39a5b' }),
    variation('temperature', '2', '3000 K'),
    variation('temperature', '9', 'Tunable White', { priceIncrement: 80, priceEffectOrder: 'B', leadtime: [{ from: 1, weeks: 4 }] }),
    variation('control', 'A', 'DALI-2'),
    variation('control', 'B', 'Phase dimming', { priceIncrement: 10 }),
    variation('control', 'M', 'No driver', { priceIncrement: -30, priceEffectOrder: 'C' }),
    variation('installation', '10', 'Surface Basic'),
    variation('installation', '31', 'Built-in micro', { priceIncrement: 20, priceEffectOrder: 'D' }),
    variation('pendantHeight', 'LW', 'Wire length', {
      priceIncrementPercent: 10,
      value: { min: 60, standard: 200, max: 400, delta: 10 },
    }),
  ],
  exclusions: [
    row('* * M 1 *', 'A remote driver needs a built-in canopy.'),
    row('* 9 B * *', 'Tunable White cannot be dimmed by phase.'),
    row('62 9 * * *', 'Oxide red shifts the range.'),
  ],
};

/** A smaller dome of the same collection, without Tunable White and with one installation only. */
export const SMALL_DOME: ModelDefinition = {
  ...DOME,
  model: '0162',
  name: text('Alba 18'),
  variations: DOME.variations
    .filter(({ type, modifier }) => !(type === 'temperature' && modifier === '9') && !(type === 'installation' && modifier === '31'))
    .map((each) => ({
      ...each,
      model: '0162',
      ...(each.type === 'pendantHeight' && { value: { min: 30, standard: 150, max: 250, delta: 5 } }),
    })),
};

export const PRICES: PriceBasisOnWire = {
  rateId: 10,
  currency: 'EUR',
  calculation: 'new',
  netVisible: true,
  discountPercent: 50,
  basePrices: [
    { model: '0820', basePrice: 400 },
    { model: '0162', basePrice: 300 },
  ],
};

export const offerOf = (more: Partial<ProductOffer> = {}): ProductOffer => ({
  catalogId: 16,
  today: TODAY,
  models: new Map([DOME, SMALL_DOME].map((model) => [model.model, model])),
  prices: PRICES,
  ...more,
});

/** A complete choice of the dome: sage green, 3000 K, DALI-2, on the surface, at its standard height. */
export const COMPLETE: Configuration = {
  model: '0820',
  quantity: 2,
  selection: { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeightCm: 200 },
};

export const chosen = (selection: Configuration['selection'], quantity = COMPLETE.quantity): Configuration => ({
  ...COMPLETE,
  quantity,
  selection: { ...COMPLETE.selection, ...selection },
});
