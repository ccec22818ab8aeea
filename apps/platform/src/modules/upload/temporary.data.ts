/** How long a file waits for the request that names it. */
export const TEMPORARY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Most files of an account that wait. */
export const MOST_UNUSED = 40;
/** Most files of an account that come in at once. */
export const MOST_AT_ONCE = 6;
/** Contents looked at at once, in memory as a whole. */
export const MOST_CHECKED = 2;
