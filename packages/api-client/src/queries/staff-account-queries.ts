import type { EndpointName, StaffAccount } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;

/** An account by its address, for staff. */
export const staffAccountQuery = (client: ApiClient, email: string) =>
  queryOptions({
    queryKey: queryKeys.staffAccount(email),
    queryFn: ({ signal }) => client.call(routes.findAccount, { query: { email } }, { signal }),
    // The permitted actions on an account must be current, so they are never cached.
    gcTime: 0,
  });

/** Accounts by part of a name; the list before stays while the next one comes. */
export const staffAccountsQuery = (client: ApiClient, query: NonNullable<RequestFor<'searchAccounts'>['query']>) =>
  queryOptions({
    queryKey: queryKeys.staffAccounts(query),
    queryFn: ({ signal }) => client.call(routes.searchAccounts, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

const store = (cache: QueryClient, account: StaffAccount): void => {
  cache.setQueriesData<StaffAccount>({ queryKey: queryKeys.staffAccount() }, (known) =>
    known?.accountId === account.accountId ? account : known,
  );
  void cache.invalidateQueries({ queryKey: queryKeys.staffAccounts() });
};

/** Gives an account another role. */
export const updateRoleMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ accountId, body }: { accountId: string; body: Body<'updateRole'> }) =>
      client.call(routes.updateRole, { params: { accountId }, body }),
    onSuccess: (account, _variables, _result, { client: cache }) => store(cache, account),
  });

/** Changes the customer number of an account's company. */
export const updateClientCodeMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ accountId, body }: { accountId: string; body: Body<'updateClientCodeOf'> }) =>
      client.call(routes.updateClientCodeOf, { params: { accountId }, body }),
    onSuccess: (account, _variables, _result, { client: cache }) => store(cache, account),
  });

/** A contact of the customer books: from version 3 under the flag crmV3, else from version 2. */
export const contactQuery = (client: ApiClient, contactId: string, version3: boolean) =>
  queryOptions({
    queryKey: queryKeys.contact(contactId, version3),
    queryFn: ({ signal }) => client.call(version3 ? routes.getContactV3 : routes.getContact, { params: { contactId } }, { signal }),
  });

/** Lets internal staff act as another account; the answer is that account. */
export const startImpersonationMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (email: string) => client.call(routes.startImpersonation, { body: { email } }) });

/** Ends acting for a client; the answer is the account that signed in. */
export const endImpersonationMutation = (client: ApiClient) => mutationOptions({ mutationFn: () => client.call(routes.endImpersonation) });
