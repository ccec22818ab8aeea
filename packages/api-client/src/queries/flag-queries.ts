import type { EndpointName } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { type QueryOf, queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;
type FlagName = RequestFor<'updateFlag'>['params']['name'];

/** Every flag with its settings, for administrators. */
export const flagSettingsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.flagSettings(),
    queryFn: ({ signal }) => client.call(routes.listFlagSettings, {}, { signal }),
  });

/** Replaces the settings of a flag with optimistic locking. */
export const updateFlagMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ name, body }: { name: FlagName; body: Body<'updateFlag'> }) =>
      client.call(routes.updateFlag, { params: { name }, body }),
    onSuccess: (_flag, _variables, _result, { client: cache }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: queryKeys.flagSettings() }),
        cache.invalidateQueries({ queryKey: queryKeys.audit() }),
      ]),
  });

/** Further entries of the menu for the account in a catalogue. */
export const submenuLinksQuery = (client: ApiClient, query: QueryOf<'getSubmenuLinks'>) =>
  queryOptions({
    queryKey: queryKeys.submenuLinks(query),
    queryFn: ({ signal }) => client.call(routes.getSubmenuLinks, { query }, { signal }),
  });

/** Actions that a place of the product shows to the account. */
export const userConfigurationsQuery = (client: ApiClient, siteLocation: QueryOf<'getUserConfigurations'>['siteLocation']) =>
  queryOptions({
    queryKey: queryKeys.userConfigurations({ siteLocation }),
    queryFn: ({ signal }) => client.call(routes.getUserConfigurations, { query: { siteLocation } }, { signal }),
  });
