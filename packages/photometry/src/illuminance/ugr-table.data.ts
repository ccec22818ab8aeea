/** Rooms of the standard table, width across and depth along the line of sight, in heights of the luminaires above the eye. */
export const UGR_ROOMS: readonly (readonly [number, number])[] = [
  ...[2, 3, 4, 6, 8, 12].map((depth) => [2, depth] as const),
  ...[2, 3, 4, 6, 8, 12].map((depth) => [4, depth] as const),
  ...[4, 6, 8, 12].map((depth) => [8, depth] as const),
  ...[4, 6, 8].map((depth) => [12, depth] as const),
];

/** Reflectances of ceiling, walls and floor of its columns. */
export const UGR_REFLECTANCES: readonly (readonly [number, number, number])[] = [
  [0.7, 0.5, 0.2],
  [0.7, 0.3, 0.2],
  [0.5, 0.5, 0.2],
  [0.5, 0.3, 0.2],
  [0.3, 0.3, 0.2],
];
