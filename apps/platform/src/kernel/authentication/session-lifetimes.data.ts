const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** All in milliseconds. */
export const SESSION_LIFETIME = {
  /** An access token, however it is used (TR). */
  access: 10 * MINUTE,
  /** An unused refresh token. */
  idle: 3 * DAY,
  /** A sign-in, however often it is refreshed. */
  absolute: 30 * DAY,
  /** A rotated refresh token still gives its child, for two tabs and lost replies (TR). */
  grace: 10 * SECOND,
  /** Precision with which the last use of a sign-in is kept. */
  use: MINUTE,
  /** Acting as another account. */
  impersonation: 30 * MINUTE,
  /** The cookies of language and catalogue (P§9). */
  preference: 30 * DAY,
} as const;
