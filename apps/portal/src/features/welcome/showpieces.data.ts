/** The luminaires in the window, each in the finish it is known for. */
export const SHOWPIECES = [
  { model: '0820', finish: '42' },
  { model: '5525', finish: '23' },
  { model: '2350', finish: '11' },
] as const;
export type Showpiece = (typeof SHOWPIECES)[number];
