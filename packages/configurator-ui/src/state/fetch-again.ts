import { LATE_AFTER_MS } from '@candil/configurator';

/** Delay before each retry, in milliseconds, as for the parts of the portal. */
const WAITS = [300, 1_000, 3_000] as const;

/** The address a browser names when an import was not fetched; not every browser does. */
const addressIn = (cause: unknown): string | undefined => /https?:\/\/\S+\.js\b/.exec(String(cause))?.[0];

/** An import in the text of a built function. A part that lies in a file with others is one of its exports, under a name of one letter. */
const IMPORT = /\bimport\(\s*["'`](\.\/[^"'`]+\.js)["'`]\s*\)(?:\s*\.then\(\(?(\w+)\)?\s*=>\s*\2\.(\w+)\))?/;

/**
 * What a function imports, read in its own text: nothing names the address of a part that is on its way. All parts lie in one folder.
 * Undefined where the program is not built.
 */
const importOf = (load: () => Promise<unknown>): { readonly address: string; readonly name: string | undefined } | undefined => {
  const [, file, , name] = IMPORT.exec(String(load)) ?? [];
  return file === undefined ? undefined : { address: new URL(file, import.meta.url).href, name };
};

let timesAnew = 0;

/** Under an address of its own each time: Chromium answers an import that failed once with the same failure, without asking the network. */
const importAnew = (address: string) => {
  timesAnew += 1;
  return import(/* @vite-ignore */ `${address}?again=${timesAnew}`);
};

const fetchPatiently = async <Parts>(load: () => Promise<Parts>, again: (address: string) => Promise<Parts>, known?: string) => {
  let address = known;
  const ask = async (): Promise<Parts> => {
    if (address === undefined) return load();
    const parts = await again(address);
    const name = importOf(load)?.name as keyof Parts | undefined;
    return name === undefined ? parts : (parts[name] as Parts);
  };
  for (const wait of WAITS) {
    try {
      return await ask();
    } catch (cause) {
      address ??= addressIn(cause);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return ask();
};

/** What is being fetched, or has been: components of one chunk share it, whatever address it came from. */
interface Fetched<Parts> {
  readonly arrival: Promise<Parts>;
  /** Asks for it once more where it is late, beside what is on its way already: the first to come counts. */
  readonly askBeside: () => void;
}
const fetched = new WeakMap<() => Promise<unknown>, Fetched<unknown>>();

const fetchOnce = <Parts>(load: () => Promise<Parts>, again: (address: string) => Promise<Parts>): Promise<Parts> => {
  const known = fetched.get(load) as Fetched<Parts> | undefined;
  known?.askBeside();
  if (known !== undefined) return known.arrival;
  let isThere = false;
  let onTheirWay = 0;
  let askedAt = 0;
  let ask: (address?: string) => void = () => undefined;
  const arrival = new Promise<Parts>((resolve, reject) => {
    ask = (address) => {
      onTheirWay += 1;
      askedAt = performance.now();
      fetchPatiently(load, again, address).then(
        (parts) => {
          isThere = true;
          resolve(parts);
        },
        (cause: unknown) => {
          onTheirWay -= 1;
          if (onTheirWay > 0 || isThere) return;
          fetched.delete(load);
          reject(cause);
        },
      );
    };
  });
  const askBeside = () => {
    if (isThere || performance.now() - askedAt < LATE_AFTER_MS) return;
    const address = importOf(load)?.address;
    if (address !== undefined) ask(address);
  };
  fetched.set(load, { arrival, askBeside });
  ask();
  return arrival;
};

/**
 * Fetches a part of the program, a few times again when it does not arrive, and takes one thing out of it; after that the failure is the
 * caller's. Called for one that is late, it asks once more. `load` must be the same function whenever the same is meant.
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
