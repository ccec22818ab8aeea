/** Categories of products, by the specification's numbers (AT18). */
export const PRODUCT_CATEGORIES = {
  REGULAR: 1,
  SPECIFIC_PLAYER: 2,
  MODULAR: 3,
  LG2: 4,
  VIRTUAL: 5,
  TOOLKIT: 6,
  COMPOSING_PENDANTS: 7,
} as const;

/** The configurators by the specification's numbers (AT18). */
export const CONFIGURATOR_IDS = {
  CREA: 1,
  DRAWING: 2,
  NODRAWING: 3,
  EXPRESS: 4,
  COMPOSITOR: 5,
  ATTRIBUTES_CONFIGURATOR: 6,
  MINI_COMPOSITOR: 7,
  PIECES_LIST: 8,
  COMPOSITOR_2D: 9,
  COMPOSITOR_CP_3D: 10,
} as const;

/** Article types; the level at which each id stands is part of its name's entry, pendant is the maker's own code (AT18). */
export const ARTICLE_TYPES = {
  LUMINAIRE: { level: 1, id: 1 },
  PENDANT: { level: 2, id: 2 },
  ELECTRICAL_CONNECTION: { level: 2, id: 8 },
  TRACK: { level: 2, id: 11 },
  COUNTERWEIGHT: { level: 3, id: 60 },
  REFLECTOR: { level: 3, id: 63 },
} as const;

/** Sub-families that the rules name (AT18). */
export const SUB_FAMILY_IDS = { STICKS: 219, PLUSMINUS: 225, MULTIPLE: 259 } as const;

/** Sub-families whose documents have rules of their own (AT18). */
export const DOCUMENT_SUB_FAMILY_IDS = [234, 244] as const;

/** The sub-category of a composition whose lights are all pendants (AT18). */
export const COMPOSING_PENDANTS_SUBCATEGORY = 1;

/** Applications that a collection leaves out of its choice, by sub-family (AT18). */
export const IGNORED_APPLICATIONS: Readonly<Record<number, readonly number[]>> = { 225: [4, 5, 6] };

/** Applications of a luminaire, by the specification's numbers (AT18). */
export const CATEGORY_IDS = {
  wall_lamps: 17,
  bathroom: 18,
  hanging: 19,
  floor: 20,
  ceiling: 21,
  outdoor: 22,
  table: 23,
  toolkit: 24,
  wall_hanging: 25,
  ceiling_hanging: 26,
  wall_ceiling: 27,
  floor_wall: 28,
} as const;

/** Columns of a product in a grid, in their order; a creation sums light and power (AT18). */
export const PRODUCT_GRID_ATTRIBUTES = {
  product: ['finish', 'ledColourTemp', 'control', 'installation', 'lumensLed', 'watts', 'pendantHeight'],
  creation: ['finish', 'ledColourTemp', 'control', 'installation', 'totalLumensLed', 'totalWatts', 'pendantHeight'],
} as const;
