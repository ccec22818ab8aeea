/** Room indices of the direct ratios in EULUMDAT files. */
export const ROOM_INDICES = [0.6, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5] as const;

/**
 * Weights, in thousandths, of the cumulated fluxes within 41.4°, 60°, 75.5° and 90° for each room index: the linear form of the
 * German utilance method (LiTG 3.5). Each row sums to 1000, as all light inside 41.4° has to give 1.
 */
export const DIRECT_RATIO_WEIGHTS: readonly (readonly [number, number, number, number])[] = [
  [943, -317, 481, -107],
  [752, -33, 372, -91],
  [636, 121, 310, -67],
  [510, 238, 282, -30],
  [429, 275, 309, -13],
  [354, 248, 363, 35],
  [286, 190, 416, 108],
  [258, 118, 463, 161],
  [236, -6, 512, 258],
  [231, -99, 518, 350],
];
