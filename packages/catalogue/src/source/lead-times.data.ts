import type { LeadTimeEntry } from '@candil/domain';

/** Weeks by quantity threshold. A profile without entries means "on request" (AV). */
export const LEAD_TIMES = {
  stockedMetal: [
    { from: 1, weeks: 3 },
    { from: 25, weeks: 5 },
    { from: 100, weeks: 8 },
  ],
  blownGlass: [
    { from: 1, weeks: 4 },
    { from: 20, weeks: 6 },
    { from: 60, weeks: 9 },
  ],
  largeShade: [
    { from: 1, weeks: 5 },
    { from: 15, weeks: 8 },
  ],
  ringFrame: [
    { from: 1, weeks: 6 },
    { from: 10, weeks: 10 },
  ],
  brassPlating: [
    { from: 1, weeks: 7 },
    { from: 20, weeks: 9 },
  ],
  bronzePatina: [
    { from: 1, weeks: 5 },
    { from: 40, weeks: 7 },
  ],
  oxideBatch: [
    { from: 10, weeks: 6 },
    { from: 50, weeks: 9 },
  ],
  tunableBoard: [
    { from: 1, weeks: 4 },
    { from: 50, weeks: 7 },
  ],
  woodVeneer: [
    { from: 1, weeks: 8 },
    { from: 12, weeks: 11 },
  ],
  onRequest: [],
} as const satisfies Record<string, readonly LeadTimeEntry[]>;

export type LeadTimeProfile = keyof typeof LEAD_TIMES;
