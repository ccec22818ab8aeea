import { ok } from '@candil/domain';
import { type Database, inTransaction } from '../../kernel';
import { deletePlacesOf, insertPlaces, type PlaceRow } from './place-repository';
import { readGeonamesFile } from './read-geonames';

/** Rows of one statement: seven values each, far below the 65,535 of PostgreSQL. */
const ROWS_AT_ONCE = 2_000;

export interface ImportedPlaces {
  readonly countries: number;
  readonly places: number;
}

/** Lays a GeoNames dump over the packaged lists, all of it or nothing; the countries that it names are replaced. */
export const importPlaces = async (database: Database, file: string): Promise<ImportedPlaces> => {
  const done = await inTransaction<ImportedPlaces, never>(database, async (transaction) => {
    const replaced = new Set<string>();
    let rows: PlaceRow[] = [];
    let places = 0;
    const write = async (): Promise<void> => {
      const fresh = [...new Set(rows.map(({ countryCode }) => countryCode))].filter((code) => !replaced.has(code));
      await deletePlacesOf(transaction, fresh);
      for (const code of fresh) replaced.add(code);
      await insertPlaces(transaction, rows);
      places += rows.length;
      rows = [];
    };
    for await (const place of readGeonamesFile(file)) {
      rows.push(place);
      if (rows.length >= ROWS_AT_ONCE) await write();
    }
    await write();
    return ok({ countries: replaced.size, places });
  });
  if (!done.ok) throw new Error('The places could not be imported');
  return done.value;
};
