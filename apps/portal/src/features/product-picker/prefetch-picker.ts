import { collectionsQuery, modelSearchQuery, projectQuery, rememberedModelsQuery } from '@candil/api-client/react';
import type { Portal } from '../../shared/portal';
import { readFilter } from './model/browse-filter';
import { catalogueSearch, collectionSearch } from './model/model-search';

interface PickerAddress {
  readonly projectId: string | undefined;
  readonly subFamilyId: number | undefined;
  readonly search: URLSearchParams;
}

/** Starts fetching the data that the picker shows first. */
export const prefetchPicker = async (portal: Portal, address: PickerAddress): Promise<void> => {
  const { client, queries, session } = portal;
  const account = await session.account();
  if (account === undefined) return;
  const { projectId, subFamilyId } = address;
  const asking = { catalogId: account.catalogId, lang: portal.language() };
  const filter = readFilter(address.search);
  void queries.prefetchQuery(collectionsQuery(client, asking));
  if (subFamilyId === undefined) void queries.prefetchQuery(rememberedModelsQuery(client));
  void queries.prefetchQuery(
    modelSearchQuery(
      client,
      subFamilyId === undefined ? catalogueSearch(filter, asking) : collectionSearch(filter, { ...asking, subFamilyId }),
    ),
  );
  if (projectId !== undefined) void queries.prefetchQuery(projectQuery(client, projectId, { lang: asking.lang }));
};
