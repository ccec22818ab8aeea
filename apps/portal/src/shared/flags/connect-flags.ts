import { type ApiClient, routes } from '@candil/api-client';
import { connectPolledFlags, type PolledFlags } from '@candil/feature-flags/web';

/** A change an administrator makes is seen in open pages within this time; the service itself obeys within a second. */
const EVERY_MILLISECONDS = 5_000;
const VISITOR_KEY = 'candil.visitor';

/** A random id of this browser session, so that a flag that is on for some visitors stays the same for this one. */
const visitorId = (): string => {
  const known = sessionStorage.getItem(VISITOR_KEY);
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(VISITOR_KEY, made);
  return made;
};

/** Begins to ask the service for its flags. */
export const connectFlags = (client: ApiClient, onChange: () => void): Promise<PolledFlags> =>
  connectPolledFlags({
    load: async () => (await client.call(routes.getFlags, { query: { visitorId: visitorId() } })).flags,
    everyMilliseconds: EVERY_MILLISECONDS,
    onChange,
  });
