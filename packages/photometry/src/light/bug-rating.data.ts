/** Most lumens of a zone for the ratings 0 to 4 (TM-15-11, addendum A); above the last one the rating is 5. */
export const BACKLIGHT_LIMITS = {
  backHigh: [110, 500, 1000, 2500, 5000],
  backMid: [220, 1000, 2500, 5000, 8500],
  backLow: [110, 500, 1000, 2500, 5000],
} as const;

export const UPLIGHT_LIMITS = {
  upHigh: [0, 10, 50, 500, 1000],
  upLow: [0, 10, 50, 500, 1000],
} as const;

/** Glare; the limits of the high zone behind depend on whether the light is alike to front and back. */
export const GLARE_LIMITS = {
  frontVeryHigh: [10, 100, 225, 500, 750],
  backVeryHigh: [10, 100, 225, 500, 750],
  frontHigh: [660, 1800, 5000, 7500, 12000],
} as const;
export const GLARE_BACK_HIGH = {
  symmetric: [660, 1800, 5000, 7500, 12000],
  asymmetric: [110, 500, 1000, 2500, 5000],
} as const;
