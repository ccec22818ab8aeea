import { COMPOSITION_PARAMETER } from '@candil/contract/composition-link';

/** In the tab: until somebody has signed in, and no longer than the tab. */
const KEY = 'candil.handed-over';

/** Where something new is begun; what stands behind the `#` of other addresses is theirs, as that of a shared drawing. */
const NEW = '/new-product/';

type Place = Pick<Location, 'hash' | 'pathname' | 'search'>;

/**
 * Takes a composition that a page has handed over out of the address, where signing in would lose it and whoever looks on could copy it,
 * and keeps it in the tab. Before anything else reads the address.
 */
export const keepHandedOver = (
  { hash, pathname, search }: Place,
  storage: () => Storage,
  history: Pick<History, 'replaceState' | 'state'>,
) => {
  const code = new URLSearchParams(hash.slice(1)).get(COMPOSITION_PARAMETER);
  if (code === null || !pathname.startsWith(NEW)) return;
  try {
    storage().setItem(KEY, code);
    history.replaceState(history.state, '', pathname + search);
  } catch {
    // A closed storage leaves it in the address: whoever is signed in already still gets it by opening the address again.
  }
};

/** What waits in the tab, once. */
export const takeHandedOver = (storage: () => Storage): string | undefined => {
  try {
    const code = storage().getItem(KEY) ?? undefined;
    storage().removeItem(KEY);
    return code;
  } catch {
    return undefined;
  }
};
