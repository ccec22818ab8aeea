/** What the code of every creation begins with (BO10). */
export const PREFIX_CODE = 'CR';

/** Where a product comes from when nothing else is said (BO2). */
export const BOM_DEFAULTS = { source: 'PRIVATE_AREA', configurator: 'EXPRESS' } as const;

/** What a new product's validation stands at (BO4). */
export const NEW_VALIDATION = { status: 0 } as const;
