/** Models whose lights take a remote driver (DR15). */
export const DRIVER_MODELS = [
  '0270',
  '0345',
  '0361',
  '0820',
  '0920',
  '2350',
  '2351',
  '2355',
  '5520',
  '5525',
  '5660',
  '5662',
  '5664',
  '5770',
  '5772',
  '5774',
  '5935',
  '6160',
  '6165',
  '3235',
  '5730',
] as const;

/** Models that never take a remote driver (DR15). */
export const DRIVERLESS_MODELS = ['7450', '7455', '7460', '7470', '7475'] as const;

/** The two markets that drivers are approved for. */
export const DRIVER_MARKETS = ['usa', 'row'] as const;

/** Most lights that one driver supports, inclusive; a plan over more would take long to find. */
export const MAX_NUMBER_SUPPORT = 250;

/** Most lights that are split at once, inclusive: the largest quantity of an order line (OR2). */
export const MAX_LIGHTS = 99_999;
