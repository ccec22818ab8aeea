import { newIdempotencyKey } from '@candil/api-client';

/** A random identifier in the form of a UUID, also where the browser makes none (a page without TLS). */
export const newUuid = (): string => {
  const hex = newIdempotencyKey().replaceAll('-', '');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
