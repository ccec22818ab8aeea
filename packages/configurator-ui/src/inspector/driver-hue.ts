/** The colour of a group of luminaires on one driver. */
export const hueOf = (degrees: number): string => `hsl(${degrees} 65% 45%)`;
