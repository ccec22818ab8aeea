/** Stages of an order (OR10). */
export const ORDER_STATUS = { PENDING: 1, CONFIRMED: 2, PRODUCTION: 3, FINISHED: 4 } as const;

/** Ways to select the orders of a list, by their owner (OR11). */
export const ORDER_LISTING_MODES = ['IMPORTER', 'THIRDPARTY', 'ASSIGNED'] as const;
