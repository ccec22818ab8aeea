/**
 * A random key for one intention to create something; the same key makes it once. `call` makes one itself unless given:
 * give your own where one intention may be sent several times (an order form that is retried).
 */
export const newIdempotencyKey = (): string => {
  // randomUUID exists in secure contexts only; an installation in a plain-http network has just the random values.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
