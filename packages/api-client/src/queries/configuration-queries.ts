import type { EndpointName } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { storeProject } from './project-queries';
import { type QueryOf, queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;
/** The language in which the service words the project it answers with. */
type Language = QueryOf<'getProject'>;

/** Rules, models and base prices change when a catalogue is published: rarely within a sitting. */
const TEN_MINUTES = 600_000;

/** Everything by which compositions of a sub-family are made, judged and priced. */
export const editorOfferQuery = (client: ApiClient, query: QueryOf<'getEditorOffer'>) =>
  queryOptions({
    queryKey: queryKeys.editorOffer(query),
    queryFn: ({ signal }) => client.call(routes.getEditorOffer, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** A document by its id alone: that of a starting point, or of a product that the account may read. */
export const configQuery = (client: ApiClient, id: string, query: QueryOf<'getConfig'>) =>
  queryOptions({
    queryKey: queryKeys.config(id, query),
    queryFn: ({ signal }) => client.call(routes.getConfig, { params: { id }, query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Everything by which rows of a pieces list are chosen, judged and priced. */
export const pieceOfferQuery = (client: ApiClient, query: QueryOf<'getPieceOffer'>, body: Body<'getPieceOffer'>) =>
  queryOptions({
    queryKey: queryKeys.pieceOffer(query, body),
    queryFn: ({ signal }) => client.call(routes.getPieceOffer, { query, body }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** Everything by which the parts of a toolkit are laid out, judged and priced. */
export const boardOfferQuery = (client: ApiClient, query: QueryOf<'getBoardOffer'>) =>
  queryOptions({
    queryKey: queryKeys.boardOffer(query),
    queryFn: ({ signal }) => client.call(routes.getBoardOffer, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });

/** A saved configuration. Never kept: an editor opens what is there now, and afterwards knows better than a cache. */
export const configurationQuery = (client: ApiClient, projectId: string, productId: string, query: Language) =>
  queryOptions({
    queryKey: queryKeys.configuration(projectId, productId, query),
    queryFn: ({ signal }) => client.call(routes.getConfiguration, { params: { projectId, productId }, query }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const addConfigurationMutation = (client: ApiClient, query: Language) =>
  mutationOptions({
    mutationFn: ({
      projectId,
      body,
      ...options
    }: {
      projectId: string;
      body: Body<'addConfiguration'>;
      /** Give the key of the intention where the same one may be sent again. */
      idempotencyKey?: string;
    }) => client.call(routes.addConfiguration, { params: { projectId }, query, body }, options),
    onSuccess: ({ project }, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

export const updateConfigurationMutation = (client: ApiClient, projectId: string, query: Language) =>
  mutationOptions({
    mutationFn: ({ productId, body }: { productId: string; body: Body<'updateConfiguration'> }) =>
      client.call(routes.updateConfiguration, { params: { projectId, productId }, query, body }),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

export const generateCreationCodeMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: () => client.call(routes.generateCreationCode, { body: { prefixCode: 'CR' } }) });

/** A picture in place of the one before. */
export const putProductPictureMutation = (client: ApiClient, query: Language) =>
  mutationOptions({
    mutationFn: ({
      projectId,
      productId,
      version,
      picture,
    }: {
      projectId: string;
      productId: string;
      /** Version of the project, as the save returned it. */
      version: number;
      /** WebP or PNG, at most 400 kB. */
      picture: File;
    }) => client.call(routes.putProductPicture, { params: { projectId, productId }, query: { ...query, version } }, { upload: picture }),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });
