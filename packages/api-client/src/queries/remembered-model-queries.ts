import type { RememberedModels } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import { queryKeys } from './query-keys';

/** Models that the account has marked, and those it has opened last; another tab may have changed them. */
export const rememberedModelsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.rememberedModels(),
    queryFn: ({ signal }) => client.call(routes.getRememberedModels, undefined, { signal }),
  });

const FAVOURITE_CHANGE = ['favourite-models'];

interface FavouriteChange {
  readonly model: string;
  readonly isFavourite: boolean;
}

const changed = (lists: RememberedModels, { model, isFavourite }: FavouriteChange): RememberedModels => {
  const others = lists.favourites.filter((each) => each !== model);
  return { ...lists, favourites: isFavourite ? [model, ...others] : others };
};

/** Marks a model or takes the mark away. It shows at once; of several changes the last counts, and a refused one is taken back. */
export const setFavouriteMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ model, isFavourite }: FavouriteChange) =>
      client.call(isFavourite ? routes.addFavouriteModel : routes.removeFavouriteModel, { params: { model } }),
    mutationKey: FAVOURITE_CHANGE,
    // One after the other, in the order of the presses.
    scope: { id: 'favourite-models' },
    onMutate: async (change, { client: cache }) => {
      await cache.cancelQueries({ queryKey: queryKeys.rememberedModels() });
      cache.setQueryData<RememberedModels>(queryKeys.rememberedModels(), (lists) => lists && changed(lists, change));
    },
    onError: (_failure, { model, isFavourite }, _result, { client: cache }) =>
      cache.setQueryData<RememberedModels>(
        queryKeys.rememberedModels(),
        (lists) => lists && changed(lists, { model, isFavourite: !isFavourite }),
      ),
    // While another change waits, what the service knows is not yet what is shown.
    onSettled: (_answer, _failure, _change, _result, { client: cache }) =>
      cache.isMutating({ mutationKey: FAVOURITE_CHANGE }) > 1
        ? undefined
        : cache.invalidateQueries({ queryKey: queryKeys.rememberedModels() }),
  });

/** Notes that a model was opened. */
export const noteRecentModelMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (model: string) => client.call(routes.noteRecentModel, { params: { model } }),
    // A change of favourites may be on its way; the answer may not know it yet.
    onSuccess: ({ recent }, _model, _result, { client: cache }) =>
      cache.setQueryData<RememberedModels>(queryKeys.rememberedModels(), (lists) => lists && { ...lists, recent }),
  });
