import { modelsQuery, priceBasisQuery, projectQuery, variationsQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import type { Portal } from '../../../shared/portal';
import type { readLocation } from '../model/location';

type Place = ReturnType<typeof readLocation>;

/** Starts fetching the data of the configurator of an address, before it is drawn. */
export const prefetchRegularProduct = async (portal: Portal, place: Place, projectId: string | undefined): Promise<void> => {
  const { client, queries, session } = portal;
  const account = await session.account();
  if (account === undefined) return;
  const lang = portal.language();
  const catalog: CatalogId = (projectId === undefined ? place.catalogId : undefined) ?? account.catalogId;
  // A line of a project has model and catalogue.
  if (projectId !== undefined) void queries.prefetchQuery(projectQuery(client, projectId, { lang }));
  if (place.model !== undefined) void queries.prefetchQuery(variationsQuery(client, { model: place.model, catalog }));
  if (place.subFamilyId === undefined) return;
  void queries.prefetchQuery(modelsQuery(client, { catalog, subFamilyId: place.subFamilyId, lang }));
  void queries.prefetchQuery(priceBasisQuery(client, { catalogId: catalog, subFamilyId: place.subFamilyId }));
};
