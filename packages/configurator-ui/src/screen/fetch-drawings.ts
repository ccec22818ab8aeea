/**
 * Fetches what a room of pendants shows at once, while its data are fetched. Other collections show it later; what does not arrive is asked
 * for again where it is drawn.
 */
export const fetchDrawings = (): Promise<unknown> => Promise.allSettled([import('../plan/plan-pane'), import('./soon-parts')]);
