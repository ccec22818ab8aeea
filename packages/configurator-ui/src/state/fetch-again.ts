/** Delay before each retry, in milliseconds, as for the parts of the portal. */
const WAITS = [300, 1_000, 3_000] as const;

/** The address a browser names when an import was not fetched; not every browser does. */
const addressIn = (cause: unknown): string | undefined => /https?:\/\/\S+\.js\b/.exec(String(cause))?.[0];

let timesAnew = 0;

/** Under an address of its own each time: Chromium answers an import that failed once with the same failure, without asking the network. */
const importAnew = (address: string) => {
  timesAnew += 1;
  return import(/* @vite-ignore */ `${address}?again=${timesAnew}`);
};

const fetchPatiently = async <Parts>(load: () => Promise<Parts>, again: (address: string) => Promise<Parts>): Promise<Parts> => {
  let address: string | undefined;
  for (const wait of WAITS) {
    try {
      return await (address === undefined ? load() : again(address));
    } catch (cause) {
      address ??= addressIn(cause);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return address === undefined ? load() : again(address);
};

/** What is being fetched, or has been: components of one chunk share it, whatever address it came from. */
const fetched = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

const fetchOnce = <Parts>(load: () => Promise<Parts>, again: (address: string) => Promise<Parts>): Promise<Parts> => {
  const known = fetched.get(load) as Promise<Parts> | undefined;
  if (known !== undefined) return known;
  const asked = fetchPatiently(load, again);
  fetched.set(load, asked);
  asked.catch(() => fetched.delete(load));
  return asked;
};

/**
 * Fetches a part of the program, a few times again when it does not arrive, and takes one thing out of it; after that the failure is the
 * caller's. `load` must be the same function whenever the same is meant.
 */
export const fetchAgain = async <Parts, Part>(
  load: () => Promise<Parts>,
  part: (parts: Parts) => Part,
  again: (address: string) => Promise<Parts> = importAnew,
): Promise<Part> => {
  const taken = part(await fetchOnce(load, again));
  // A file that other files share has other names for its exports where it comes from an address of its own.
  if (taken !== undefined) return taken;
  fetched.delete(load);
  throw new TypeError('A part of the program came without its name');
};

/** Returns whether the service no longer has what was asked for: a newer release of the program has taken its place. */
export const isReplaced = async (cause: unknown): Promise<boolean> => {
  const address = addressIn(cause);
  if (address === undefined) return false;
  try {
    return (await fetch(address, { method: 'HEAD' })).status === 404;
  } catch {
    return false;
  }
};
