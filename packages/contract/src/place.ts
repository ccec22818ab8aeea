import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { SEARCH_TEXT_MAX } from './lengths.data';
import { catalogId, catalogIdInQuery, geonameId, geonameIdInPath, isoLanguage, slug, wellFormedText } from './wire-values';

/** A level of places below another: what such a place is called, and the word that stands for the level in a path. */
const placeLevel = z.object({ typology: z.string(), urlPath: slug });
/** Kinds of places of a level; screens word them. */
export const PLACE_TYPOLOGIES = ['autonomous-community', 'state', 'province', 'region', 'canton', 'district', 'city'] as const;

const country = z.object({
  geonameId,
  name: z.string(),
  /** ISO 3166-1, two capitals. */
  isoCode: z.string(),
  /** Other names and codes that people know it by, such as `USA` or `UK`. */
  alsoNamed: z.array(z.string()),
  /** The catalogue that is sold there. */
  catalogId,
  /** Null where there is no division, and in the simple list. */
  level2: z.nullable(placeLevel),
});
export type Country = z.output<typeof country>;
const level2Place = z.object({ geonameId, name: z.string(), level3: z.nullable(placeLevel) });
export type Level2Place = z.output<typeof level2Place>;
const level3Place = z.object({ geonameId, name: z.string() });
export type Level3Place = z.output<typeof level3Place>;

const lang = z._default(isoLanguage, 'en');
/** Places are found by part of their name, whatever its accents. */
const search = z._default(wellFormedText(SEARCH_TEXT_MAX), '');

export const getCountries = endpoint('getCountries', {
  summary: 'Countries by name in a language; those of the catalogue first where it names one country',
  method: 'GET',
  path: '/countries',
  query: z.object({
    lang,
    catalogId: z.optional(catalogIdInQuery),
    context: z._default(z.enum(['register', 'profile', 'budget', 'simple']), 'register'),
  }),
  response: z.array(country),
  access: 'public',
});

export const getLevel2Places = endpoint('getLevel2Places', {
  summary: 'Divisions of a country',
  method: 'GET',
  path: '/countries/:geonameId/:level2Path',
  params: z.object({ geonameId: geonameIdInPath, level2Path: slug }),
  query: z.object({ lang, search }),
  response: z.array(level2Place),
  access: 'public',
});

/** At most a hundred, the largest first; a search brings the others, `geonameId` the one it names. */
export const getLevel3Places = endpoint('getLevel3Places', {
  summary: 'Towns of a division',
  method: 'GET',
  path: '/countries/:geonameId/:level2Path/:level2Id/:level3Path',
  params: z.object({ geonameId: geonameIdInPath, level2Path: slug, level2Id: geonameIdInPath, level3Path: slug }),
  query: z.object({ lang, search, geonameId: z.optional(geonameIdInPath) }),
  response: z.array(level3Place),
  access: 'public',
});
