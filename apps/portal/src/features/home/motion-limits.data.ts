/** Number of budgets on the home page; one request serves all its parts. */
export const BUDGETS_SHOWN = 3;
