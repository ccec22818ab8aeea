import { type CatalogueSnapshot, emitStaticJson } from '@candil/catalogue';
import { minorFromMajor, ok } from '@candil/domain';
import type { Database } from '../../kernel';
import { inTransaction } from '../../kernel';
import { insertSnapshot } from '../catalogue';
import { insertBasePrices } from '../price';

/**
 * Publishes a catalogue unless its version was published before: the package is the seed, the database the truth.
 * Safe to run again and beside another instance; the newest publication is the one that is served.
 */
export const publishCatalogue = async (database: Database, snapshot: CatalogueSnapshot, publishedAt: Date): Promise<boolean> => {
  const { version } = snapshot;
  const files = Object.entries(snapshot.files).map(([path, content]) => ({ path, content }));
  const prices = snapshot.basePrices.map(({ catalogId, rateId, model, currency, basePrice }) => {
    const minor = minorFromMajor(basePrice);
    if (!minor.ok) throw new Error(`The base price ${basePrice} of ${model} under rate ${rateId} is no amount: ${minor.failure.code}`);
    return { catalogId, rateId, model, currency, basePriceMinor: minor.value };
  });
  const published = await inTransaction(database, async (transaction) => {
    const inserted = await insertSnapshot(transaction, { version, files }, publishedAt);
    if (inserted) await insertBasePrices(transaction, version, prices);
    return ok(inserted);
  });
  return published.ok && published.value;
};

let packaged: CatalogueSnapshot | undefined;

/** The catalogue of the package, made once in this process: it is the same each time. */
const packagedSnapshot = (): CatalogueSnapshot => {
  packaged ??= emitStaticJson();
  return packaged;
};

export const publishPackagedCatalogue = (database: Database, publishedAt: Date): Promise<boolean> =>
  publishCatalogue(database, packagedSnapshot(), publishedAt);
