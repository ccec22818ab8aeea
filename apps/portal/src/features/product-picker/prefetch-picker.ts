import { collectionsQuery, modelsQuery, projectQuery } from '@candil/api-client/react';
import type { Portal } from '../../shared/portal';

/** Starts fetching what the picker shows first. */
export const prefetchPicker = async (portal: Portal, projectId: string | undefined, subFamilyId: number | undefined): Promise<void> => {
  const { client, queries, session } = portal;
  const account = await session.account();
  if (account === undefined) return;
  const lang = portal.language();
  const { catalogId } = account;
  void queries.prefetchQuery(collectionsQuery(client, { catalogId, lang }));
  if (subFamilyId !== undefined) void queries.prefetchQuery(modelsQuery(client, { catalog: catalogId, subFamilyId, lang }));
  if (projectId !== undefined) void queries.prefetchQuery(projectQuery(client, projectId, { lang }));
};
