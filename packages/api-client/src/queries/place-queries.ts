import { routes } from '@candil/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import { type QueryOf, queryKeys } from './query-keys';

type Language = NonNullable<QueryOf<'getCountries'>['lang']>;

/** Countries by name in a language. */
export const countriesQuery = (client: ApiClient, query: QueryOf<'getCountries'>) =>
  queryOptions({
    queryKey: queryKeys.places('countries', query),
    queryFn: ({ signal }) => client.call(routes.getCountries, { query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Divisions of a country; `level2Path` is the word the country names them by. */
export const level2PlacesQuery = (client: ApiClient, geonameId: number, level2Path: string, lang: Language) =>
  queryOptions({
    queryKey: queryKeys.places('level2', geonameId, lang),
    queryFn: ({ signal }) => client.call(routes.getLevel2Places, { params: { geonameId, level2Path }, query: { lang } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Towns of a division, the largest first; a search brings the others. */
export const level3PlacesQuery = (
  client: ApiClient,
  params: { readonly geonameId: number; readonly level2Path: string; readonly level2Id: number; readonly level3Path: string },
  query: QueryOf<'getLevel3Places'>,
) =>
  queryOptions({
    queryKey: queryKeys.places('level3', params.level2Id, query),
    queryFn: ({ signal }) => client.call(routes.getLevel3Places, { params, query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Professions to choose from. */
export const professionsQuery = (client: ApiClient, lang: Language) =>
  queryOptions({
    queryKey: queryKeys.choices('professions', lang),
    queryFn: ({ signal }) => client.call(routes.getProfessions, { query: { lang } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Business activities to choose from. */
export const businessActivitiesQuery = (client: ApiClient, lang: Language) =>
  queryOptions({
    queryKey: queryKeys.choices('business-activities', lang),
    queryFn: ({ signal }) => client.call(routes.getBusinessActivityTypes, { query: { lang } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
