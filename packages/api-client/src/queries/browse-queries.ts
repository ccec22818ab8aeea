import { routes } from '@candil/contract/routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { type QueryOf, queryKeys } from './query-keys';

/** Published data rarely change within a visit; the configurators refetch availability and prices. */
const TEN_MINUTES = 600_000;

type LayerName = RequestFor<'getLayer'>['params']['layer'];

/** Models of a whole catalogue by filters; the page before stays visible while the next one loads. */
export const modelSearchQuery = (client: ApiClient, query: QueryOf<'searchModels'>) =>
  queryOptions({
    queryKey: queryKeys.modelSearch(query),
    queryFn: ({ signal }) => client.call(routes.searchModels, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: TEN_MINUTES,
  });

/** Technical data of the models of a sub-family. */
export const technicalInfoQuery = (client: ApiClient, query: QueryOf<'getTechnicalInfo'>) =>
  queryOptions({
    queryKey: queryKeys.technicalInfo(query),
    queryFn: ({ signal }) => client.call(routes.getTechnicalInfo, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Everything that is known of a model. */
export const modelInfoQuery = (client: ApiClient, query: QueryOf<'getTechnicalInfoByModel'>) =>
  queryOptions({
    queryKey: queryKeys.modelInfo(query),
    queryFn: ({ signal }) => client.call(routes.getTechnicalInfoByModel, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Beams of the models of a sub-family that light a spot. */
export const spotlightQuery = (client: ApiClient, query: QueryOf<'getSpotlightInfo'>) =>
  queryOptions({
    queryKey: queryKeys.spotlight(query),
    queryFn: ({ signal }) => client.call(routes.getSpotlightInfo, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Questions that lead to luminaires. */
export const decisionTreeQuery = (client: ApiClient, id: string, query: QueryOf<'getDecisionTree'>) =>
  queryOptions({
    queryKey: queryKeys.decisionTree(id, query),
    queryFn: ({ signal }) => client.call(routes.getDecisionTree, { params: { id }, query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Blocks of a layer, of one sub-family or of all. */
export const layerQuery = (client: ApiClient, layer: LayerName, query: QueryOf<'getLayer'>) =>
  queryOptions({
    queryKey: queryKeys.layer(layer, query),
    queryFn: ({ signal }) => client.call(routes.getLayer, { params: { layer }, query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Preconfigured products of a sub-family. */
export const preconfigsQuery = (client: ApiClient, query: QueryOf<'listPreconfigs'>) =>
  queryOptions({
    queryKey: queryKeys.preconfigs(query),
    queryFn: ({ signal }) => client.call(routes.listPreconfigs, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** A preconfigured product; its products are what `addProducts` and `createProject` take. */
export const preconfigQuery = (client: ApiClient, id: string, query: QueryOf<'getPreconfig'>) =>
  queryOptions({
    queryKey: queryKeys.preconfig(id, query),
    queryFn: ({ signal }) => client.call(routes.getPreconfig, { params: { id }, query }, { signal }),
    staleTime: TEN_MINUTES,
  });
