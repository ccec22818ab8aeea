/** How far an order has come (OR10). */
export const ORDER_STATUS = { PENDING: 1, CONFIRMED: 2, PRODUCTION: 3, FINISHED: 4 } as const;

/** Whose orders a list shows (OR11). */
export const ORDER_LISTING_MODES = ['IMPORTER', 'THIRDPARTY', 'ASSIGNED'] as const;
