import { awaitPart } from '@candil/configurator';
import { fetchAgain } from './fetch-again';
import { missingParts } from './missing-parts';

/**
 * A part that something the user asked for needs, such as a file. While it is late it is noted as missing; where it does not arrive the
 * request fails, and whoever made it says so. `load` must be the same function whenever the same is meant.
 */
export const requested = <Parts, Part>(load: () => Promise<Parts>, part: (parts: Parts) => Part): Promise<Part> =>
  new Promise((resolve, reject) => {
    const awaited = awaitPart({
      fetch: () => fetchAgain(load, part),
      onArrival: resolve,
      onMiss: ({ isLate, cause }) => {
        if (isLate) return;
        awaited.setWanted(false);
        reject(cause);
      },
      missing: missingParts,
    });
    awaited.setWanted(true);
    void awaited.ask();
  });
