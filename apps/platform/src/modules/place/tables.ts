import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Places of a GeoNames dump that the operator imported; without one the packaged lists answer. */
export const places = pgTable(
  'places',
  {
    geonameId: integer('geoname_id').primaryKey(),
    /** 1 country, 2 its divisions, 3 their towns. */
    level: integer('level').$type<1 | 2 | 3>().notNull(),
    /** ISO 3166-1, two capitals. */
    countryCode: text('country_code').notNull(),
    /** GeoNames' code of the division within its country; empty for a country. */
    divisionCode: text('division_code').notNull(),
    name: text('name').notNull(),
    /** The name without case and accents, as it is searched. */
    searchText: text('search_text').notNull(),
    population: integer('population').notNull(),
  },
  (table) => [index('places_division').on(table.countryCode, table.level, table.divisionCode, table.population)],
);
