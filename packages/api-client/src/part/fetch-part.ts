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

/** Fetches a part of the program, and fetches it again when it does not arrive. Throws a `PartFailure` at last. */
export const fetchPart = async <Part>(load: () => Promise<Part>, again: (address: string) => Promise<Part> = importAnew): Promise<Part> => {
  let address: string | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await (address === undefined ? load() : again(address));
    } catch (thrown) {
      const wait = WAITS[attempt];
      if (wait === undefined) throw new PartFailure(thrown);
      address ??= addressIn(thrown);
      await pause(wait);
    }
  }
};
