/** The steps of packing, in their order: preparing, assembling, packing up. */
export const PACKING_STEPS = ['PREPARA', 'MONTAJE', 'EMBALAJE'] as const;

/** Points of one part by its kind, before its size counts (PK1). */
export const PART_POINTS = { tube: 1, curve: 1, canopy: 4, other: 0 } as const;
