/** The map of light is one hue, so that it reads without colour vision; its opacity by how many of the levels are reached. */
export const LUX_HUE = '#ffb84d';
export const LUX_OPACITY = [0, 0.12, 0.24, 0.38, 0.54, 0.72] as const;
