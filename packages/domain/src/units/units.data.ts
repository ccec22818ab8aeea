/** The one factor table: of each unit the quantity it measures and its size in the base unit, cm, kg, m³, W or lm (UN1). */
export const UNITS = {
  cm: { quantity: 'length', size: 1 },
  m: { quantity: 'length', size: 100 },
  in: { quantity: 'length', size: 2.54 },
  ft: { quantity: 'length', size: 30.48 },
  kg: { quantity: 'mass', size: 1 },
  lb: { quantity: 'mass', size: 0.454 },
  'm³': { quantity: 'volume', size: 1 },
  'ft³': { quantity: 'volume', size: 0.0283 },
  W: { quantity: 'power', size: 1 },
  lm: { quantity: 'flux', size: 1 },
} as const;

/** Units and decimals of a mass and a volume in catalogue 21 (UN3). */
export const IMPERIAL_DISPLAY = {
  mass: { unit: 'lb', decimals: 3 },
  volume: { unit: 'ft³', decimals: 4 },
} as const;

/** Days of a unit of time; a month is always 30 (UN13). */
export const DAYS_PER_UNIT = { days: 1, weeks: 7, months: 30 } as const;

/** Longest length that is written or read, inclusive; with more a double soon loses sixteenths of an inch (UN6, UN11). */
export const MOST_CENTIMETRES = 1e12;
