/** Levels of the map, lux: those that are aimed at, and one below them. */
export const LUX_LEVELS = [50, 100, 200, 300, 500, 750] as const;
/** The map of light is one hue, so that it reads without colour vision; its opacity by how many of the levels are reached. */
export const LUX_HUE = '#f5a524';
export const LUX_OPACITY = [0, 0.08, 0.17, 0.28, 0.4, 0.54, 0.7] as const;
