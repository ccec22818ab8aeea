import { routes } from '@candil/contract/routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { type QueryOf, queryKeys } from './query-keys';

/** Catalogue data change when a snapshot is published, prices when a rate is: rarely within a sitting. */
const TEN_MINUTES = 600_000;
const ONE_MINUTE = 60_000;

/** Collections of a catalogue. */
export const collectionsQuery = (client: ApiClient, query: QueryOf<'getCollections'>) =>
  queryOptions({
    queryKey: queryKeys.collections(query),
    queryFn: ({ signal }) => client.call(routes.getCollections, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Models of a sub-family. */
export const modelsQuery = (client: ApiClient, query: QueryOf<'listModelsByFamily'>) =>
  queryOptions({
    queryKey: queryKeys.models(query),
    queryFn: ({ signal }) => client.call(routes.listModelsByFamily, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Complete definitions of models, for the domain library. */
export const variationsQuery = (client: ApiClient, query: QueryOf<'getVariations'>) =>
  queryOptions({
    queryKey: queryKeys.variations(query),
    queryFn: ({ signal }) => client.call(routes.getVariations, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Base prices of a sub-family under the rate of the account. */
export const priceBasisQuery = (client: ApiClient, query: QueryOf<'getPriceBasis'>) =>
  queryOptions({
    queryKey: queryKeys.priceBasis(query),
    queryFn: ({ signal }) => client.call(routes.getPriceBasis, { query }, { signal }),
    staleTime: ONE_MINUTE,
  });

/** Variants side by side, in the order asked for; those that stay are seen while another one is fetched. */
export const comparisonQuery = (client: ApiClient, body: RequestFor<'compareProducts'>['body'], query: QueryOf<'compareProducts'>) =>
  queryOptions({
    queryKey: queryKeys.comparison(body, query),
    queryFn: ({ signal }) => client.call(routes.compareProducts, { query, body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: ONE_MINUTE,
  });

/** Models by part of a code or name. */
export const articleSearchQuery = (client: ApiClient, query: QueryOf<'searchArticles'>) =>
  queryOptions({
    queryKey: queryKeys.articleSearch(query),
    queryFn: ({ signal }) => client.call(routes.searchArticles, { query }, { signal }),
    staleTime: ONE_MINUTE,
  });
