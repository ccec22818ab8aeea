import type { Database } from '../../kernel';
import { type CatalogueIndex, indexCatalogue } from './catalogue-index';
import { readPublishedVersion, readSnapshot } from './repository';

/** Two instances must agree on a new snapshot within one second, so the version is looked up twice as often. */
const CHECK_INTERVAL_MILLISECONDS = 500;

export interface CatalogueReader {
  /** The published catalogue; asks the database at most twice a second, through the connection it is given. */
  current(database: Database): Promise<CatalogueIndex>;
}

/**
 * Each caller asks through its own connection and waits for no other caller: on PGlite a request inside a transaction that waits for a
 * request outside it is a deadlock.
 */
export const catalogueReader = (monotonicMilliseconds: () => number = () => performance.now()): CatalogueReader => {
  let index: CatalogueIndex | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  return {
    async current(database) {
      const now = monotonicMilliseconds();
      if (index !== undefined && now - checkedAt < CHECK_INTERVAL_MILLISECONDS) return index;
      const version = await readPublishedVersion(database);
      if (version === undefined) throw new Error('No catalogue has been published');
      const loaded = index?.version === version ? index : indexCatalogue(await readSnapshot(database, version));
      index = loaded;
      checkedAt = now;
      return loaded;
    },
  };
};
