/**
 * Words allowed in the code of a screen because they are the same in every language: the name of the product, of keys, and the unit lux.
 */
export const ALLOWED_WORDS = ['Candil', '© Candil', '· Candil', 'Esc', 'Ctrl K', '⌘K', 'lx'];
