/** The sort orders of lists (P§9). Written here too because the contract's schemas are no part of what a browser loads. */
export const SORT_OPTIONS = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;
