import type { Account, EndpointName } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isApiFailure } from '../api-failure';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { queryKeys } from './query-keys';

const FIVE_MINUTES = 300_000;

/** The signed-in account; null without a session. */
export const accountQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.account(),
    queryFn: async ({ signal }): Promise<Account | null> => {
      try {
        return await client.call(routes.getAccount, {}, { signal, probe: true });
      } catch (failure) {
        if (isApiFailure(failure) && failure.ErrorCode === 401) return null;
        throw failure;
      }
    },
    staleTime: FIVE_MINUTES,
  });

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;

/** Signs in; the account is in the cache afterwards. */
export const loginMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: Body<'login'>) => client.call(routes.login, { body }),
    onSuccess: (account, _body, _result, { client: cache }) => cache.setQueryData(queryKeys.account(), account),
  });

/** Signs out; nothing of the account stays in the cache. */
export const logoutMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: () => client.call(routes.logout),
    onSuccess: (_nothing, _variables, _result, { client: cache }) => {
      cache.clear();
      cache.setQueryData(queryKeys.account(), null);
    },
  });

/** Changes the language of the account; texts worded by the service are refetched under keys of the new language. */
export const updateLanguageMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: Body<'updateLanguage'>) => client.call(routes.updateLanguage, { body }),
    onSuccess: (account, _body, _result, { client: cache }) => cache.setQueryData(queryKeys.account(), account),
  });

/** Changes the catalogue of the account; data of the other one must be refetched. */
export const updateCatalogueMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: Body<'updateCatalogue'>) => client.call(routes.updateCatalogue, { body }),
    onSuccess: (account, _body, _result, { client: cache }) => cache.setQueryData(queryKeys.account(), account),
  });
