/** Most people of the maker who get a mail about one request. */
export const RECIPIENTS_MAX = 50;
