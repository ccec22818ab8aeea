/** The luminaires in the window, each in the finish it is known for; only that one has a picture by night. */
export const SHOWPIECES = [
  { model: '0820', finish: '42' },
  { model: '5525', finish: '11' },
  { model: '2350', finish: '11' },
] as const;
export type Showpiece = (typeof SHOWPIECES)[number];
