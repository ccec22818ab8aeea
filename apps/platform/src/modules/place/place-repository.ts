import { and, asc, desc, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { places } from './tables';

export type PlaceRow = typeof places.$inferSelect;

/** A `%` or `_` that someone typed is no wildcard. */
const holding = (search: string): SQL[] => (search === '' ? [] : [like(places.searchText, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`)]);

export const importedPlace = async (database: Database, geonameId: number): Promise<PlaceRow | undefined> => {
  const [found] = await database.select().from(places).where(eq(places.geonameId, geonameId));
  return found;
};

export const importedCountries = (database: Database): Promise<PlaceRow[]> => database.select().from(places).where(eq(places.level, 1));

export const importedDivisions = (database: Database, countryCode: string, search: string): Promise<PlaceRow[]> =>
  database
    .select()
    .from(places)
    .where(and(eq(places.countryCode, countryCode), eq(places.level, 2), ...holding(search)))
    .orderBy(asc(places.name));

export const importedTowns = (
  database: Database,
  { countryCode, divisionCode }: PlaceRow,
  { foldedSearch, onlyId, most }: { readonly foldedSearch: string; readonly onlyId: number | undefined; readonly most: number },
): Promise<PlaceRow[]> =>
  database
    .select()
    .from(places)
    .where(
      and(
        eq(places.countryCode, countryCode),
        eq(places.level, 3),
        eq(places.divisionCode, divisionCode),
        ...(onlyId === undefined ? [] : [eq(places.geonameId, onlyId)]),
        ...holding(foldedSearch),
      ),
    )
    .orderBy(desc(places.population), asc(places.name))
    .limit(most);

export const deletePlacesOf = async (transaction: Transaction, countryCodes: readonly string[]): Promise<void> => {
  if (countryCodes.length > 0) await transaction.delete(places).where(inArray(places.countryCode, [...countryCodes]));
};

export const insertPlaces = async (transaction: Transaction, rows: readonly PlaceRow[]): Promise<void> => {
  if (rows.length > 0)
    await transaction
      .insert(places)
      .values([...rows])
      .onConflictDoNothing();
};
