import type { EndpointName } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;

/** Profile of the account and its company. */
export const profileQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.profile(),
    queryFn: ({ signal }) => client.call(routes.getProfile, {}, { signal }),
  });

/** Changes the profile of a person. */
export const updateAboutYouMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: Body<'updateAboutYou'>) => client.call(routes.updateAboutYou, { body }),
    onSuccess: (profile, _body, _result, { client: cache }) => cache.setQueryData(queryKeys.profile(), profile),
  });

/** Changes the profile of a company. */
export const updateAboutCompanyMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: Body<'updateAboutCompany'>) => client.call(routes.updateAboutCompany, { body }),
    onSuccess: (profile, _body, _result, { client: cache }) => cache.setQueryData(queryKeys.profile(), profile),
  });

/** Another logo for the quotes of a company, in place of the one that is seen. */
export const putCompanyLogoMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ picture, replaces }: { picture: File; replaces: string | undefined }) =>
      client.call(routes.putCompanyLogo, { query: { replaces } }, { upload: picture }),
    onSuccess: (profile, _sent, _result, { client: cache }) => cache.setQueryData(queryKeys.profile(), profile),
  });

/** Takes the logo of a company away. */
export const removeCompanyLogoMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (replaces: string) => client.call(routes.removeCompanyLogo, { query: { replaces } }),
    onSuccess: (profile, _sent, _result, { client: cache }) => cache.setQueryData(queryKeys.profile(), profile),
  });

/** Changes the own password; every other session ends. */
export const changePasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: Body<'changePassword'>) => client.call(routes.changePassword, { body }),
    onSuccess: (_nothing, _body, _result, { client: cache }) => cache.invalidateQueries({ queryKey: queryKeys.sessions() }),
  });

/** The sign-ins of the account that last. */
export const sessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.sessions(),
    queryFn: ({ signal }) => client.call(routes.listSessions, {}, { signal }),
  });

/** Ends one sign-in. */
export const endSessionMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (sessionId: string) => client.call(routes.endSession, { params: { sessionId } }),
    onSettled: (_answer, _failure, _variables, _result, { client: cache }) => cache.invalidateQueries({ queryKey: queryKeys.sessions() }),
  });

/** Ends every other sign-in. */
export const endOtherSessionsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: () => client.call(routes.endOtherSessions),
    onSettled: (_answer, _failure, _variables, _result, { client: cache }) => cache.invalidateQueries({ queryKey: queryKeys.sessions() }),
  });
