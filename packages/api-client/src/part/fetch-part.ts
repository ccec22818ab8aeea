import { addressIn, PartFailure } from './part-failure';

/** Delay before each retry, in milliseconds. A page that is being left is gone before they end. */
const WAITS = [300, 1_000, 3_000] as const;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

let timesAnew = 0;

/** Under an address of its own each time: Chromium answers an import that failed once with the same failure, without asking the network. */
const importAnew = (address: string) => {
  timesAnew += 1;
  return import(/* @vite-ignore */ `${address}?again=${timesAnew}`);
};

/** An import of a part that lies in a file with others, as the bundler writes it: the part is an export with a short name of its own. */
const NAMED_IMPORT = /\bimport\([^)]*\)\s*\.then\(\(?(\w+)\)?\s*=>\s*\1\.(\w+)\)/;

/** What a function would make of a file that came from another address. */
const partIn = <Part>(file: Part, load: () => Promise<Part>): Part => {
  const name = NAMED_IMPORT.exec(String(load))?.[2] as keyof Part | undefined;
  return name === undefined ? file : (file[name] as Part);
};

/** Fetches a part of the program, and fetches it again when it does not arrive. Throws a `PartFailure` at last. */
export const fetchPart = async <Part>(load: () => Promise<Part>, again: (address: string) => Promise<Part> = importAnew): Promise<Part> => {
  let address: string | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return address === undefined ? await load() : partIn(await again(address), load);
    } catch (thrown) {
      const wait = WAITS[attempt];
      if (wait === undefined) throw new PartFailure(thrown);
      address ??= addressIn(thrown);
      await pause(wait);
    }
  }
};
