import type { EndpointName } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;

/** Members of the account's company, and requests to join it. */
export const companyUsersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.companyUsers(),
    queryFn: ({ signal }) => client.call(routes.listCompanyUsers, {}, { signal }),
  });

/** Invites people by their addresses. The key belongs to the intention: keep it while the same addresses are tried again. */
export const inviteUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: { body: Body<'inviteUser'>; idempotencyKey: string }) =>
      client.call(routes.inviteUser, { body }, { idempotencyKey }),
    onSuccess: (_answer, _variables, _result, { client: cache }) => cache.invalidateQueries({ queryKey: queryKeys.companyUsers() }),
  });

/** Accepts or rejects who asks to join; whatever the outcome, the list is read anew. */
export const manageJoinRequestMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ requestId, action }: { requestId: string; action: 'accept' | 'reject' }) =>
      client.call(routes.manageJoinRequest, { params: { requestId }, body: { action } }),
    onSettled: (_answer, _failure, _variables, _result, { client: cache }) =>
      cache.invalidateQueries({ queryKey: queryKeys.companyUsers() }),
  });

/** Sets what a person of the company may do. */
export const updateUserPrivilegesMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ accountId, body }: { accountId: string; body: Body<'updateUserPrivileges'> }) =>
      client.call(routes.updateUserPrivileges, { params: { accountId }, body }),
    onSettled: (_answer, _failure, _variables, _result, { client: cache }) =>
      cache.invalidateQueries({ queryKey: queryKeys.companyUsers() }),
  });

/** Deletes the account of a person of the company. */
export const deactivateUserMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (accountId: string) => client.call(routes.deactivateUser, { params: { accountId } }),
    onSettled: (_answer, _failure, _variables, _result, { client: cache }) =>
      cache.invalidateQueries({ queryKey: queryKeys.companyUsers() }),
  });
