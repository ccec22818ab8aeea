/** Behind the `#` of an address, where no server sees it, a document may travel. */
const KEY = 'candil.fragment';

interface KeptFragment {
  readonly pathname: string;
  readonly fragment: string;
}

/** Keeps the fragment of the requested address during the sign-in. */
export const keepFragment = (pathname: string): void => {
  const fragment = window.location.hash;
  if (fragment.length < 2 || window.location.pathname !== pathname) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ pathname, fragment } satisfies KeptFragment));
  } catch {
    // Without storage the address has to be followed again after signing in.
  }
};

/** The fragment that was kept for an address; empty for none. */
export const keptFragmentOf = (pathname: string): string => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptFragment | null;
    return kept?.pathname === pathname ? kept.fragment : '';
  } catch {
    return '';
  }
};

/** Returns the text behind the `#` of the requested address, also after signing in. */
export const fragmentOf = (pathname: string): string => {
  const { location } = window;
  return location.pathname === pathname && location.hash.length > 1 ? location.hash : keptFragmentOf(pathname);
};

/** To be called once the address has it again: it leads to nothing else afterwards. */
export const forgetFragment = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
};
