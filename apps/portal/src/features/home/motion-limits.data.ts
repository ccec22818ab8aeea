/** Budgets that home lists; asked for once, by everything that tells of them. */
export const BUDGETS_SHOWN = 3;
