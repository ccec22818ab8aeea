/** The attributes of a luminaire, in the order in which ties of the price effect are broken (PR5). */
export const ATTRIBUTE_TYPES = ['color', 'temperature', 'control', 'installation', 'pendantHeight'] as const;

/** The attributes that stand in a reference code. */
export const CODE_ATTRIBUTE_TYPES = ['color', 'temperature', 'control', 'installation'] as const;

/** The six languages of catalogue texts. */
export const ISO_LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'us'] as const;

/** The second name that the specification uses for an attribute in grids, articles and exclusions (AT8). */
export const ATTRIBUTE_GRID_NAMES = {
  color: 'finish',
  temperature: 'ledColourTemp',
  control: 'control',
  installation: 'installation',
  pendantHeight: 'pendantHeight',
} as const;
