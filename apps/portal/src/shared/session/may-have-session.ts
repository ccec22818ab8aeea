/**
 * Returns whether a request for an account is worthwhile. Signing in leaves the cookie `catalogue_id` for 30 days,
 * longer than any session lives; it can only be read here where the service has the same origin.
 */
export const mayHaveSession = (cookies: string, apiPrefix: string): boolean =>
  !apiPrefix.startsWith('/') || cookies.split(';').some((pair) => pair.trim().startsWith('catalogue_id='));
