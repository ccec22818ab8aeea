export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** How to greet at an hour of the day, 0–23: whoever is still up after midnight has an evening. */
export const timeOfDay = (hour: number): TimeOfDay => {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
