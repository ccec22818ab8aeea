/** Time a file waits for the request that names it. */
export const TEMPORARY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Most files of an account that wait. */
export const MOST_UNUSED = 40;
/** Most files of an account that come in at once. */
export const MOST_AT_ONCE = 6;
/** Number of files checked at once; each is in memory as a whole. */
export const MOST_CHECKED = 2;

/** Time a visitor's file waits. A form is sent soon after, or never. */
export const VISITORS_TEMPORARY_MILLISECONDS = 2 * 60 * 60 * 1000;
/** Most files that wait from one address of visitors. */
export const MOST_UNUSED_OF_ADDRESS = 10;
/** Most waiting files of all visitors together: the storage that strangers can use is bounded, however many addresses they have. */
export const MOST_UNUSED_OF_VISITORS = 200;
