export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** Greeting for an hour of the day, 0–23: hours after midnight still count as evening. */
export const timeOfDay = (hour: number): TimeOfDay => {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
