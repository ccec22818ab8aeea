/** The kinds of products of a project: one article, one made of several, pendants that hang together (PJ8). */
export const PRODUCT_TYPES = ['REGULAR', 'CREATION', 'COMPOSING_PENDANTS'] as const;

/** Default quantity of an added product (PJ9). */
export const DEFAULT_PRODUCT_QUANTITY = 1;

/** The orders of lists; some lists have the first two only (PJ16). */
export const SORT_OPTIONS = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;

/** Number of projects that the list reloads after a duplicate (PJ11). */
export const PROJECTS_AFTER_DUPLICATE = 4;
