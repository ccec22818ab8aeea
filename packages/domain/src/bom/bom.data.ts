/** Prefix of the code of every creation (BO10). */
export const PREFIX_CODE = 'CR';

/** Default origin of a product (BO2). */
export const BOM_DEFAULTS = { source: 'PRIVATE_AREA', configurator: 'EXPRESS' } as const;

/** Validation of a new product (BO4). */
export const NEW_VALIDATION = { status: 0 } as const;
