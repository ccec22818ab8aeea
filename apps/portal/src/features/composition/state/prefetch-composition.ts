import { configurationQuery, editorOfferQuery, preconfigQuery, projectQuery } from '@candil/api-client/react';
import type { Portal } from '../../../shared/portal';
import type { Opening } from '../model/opening';

/** Starts fetching the data of the editor of an address, before it is drawn. */
export const prefetchComposition = async ({ client, queries, session, language }: Portal, opening: Opening): Promise<void> => {
  const account = await session.account();
  if (account === undefined) return;
  const lang = language();
  const { projectId } = opening;
  if (projectId !== undefined) void queries.prefetchQuery(projectQuery(client, projectId, { lang }));
  if (opening.kind === 'saved') {
    void queries.prefetchQuery(configurationQuery(client, opening.projectId, opening.productId, { lang }));
    return;
  }
  if (opening.kind === 'shared') return;
  const { preconfigId, subFamilyId } = opening;
  // The catalogue of a project is known when the project has arrived.
  if (projectId !== undefined) return;
  const catalogId = opening.catalogId ?? account.catalogId;
  if (preconfigId !== undefined) void queries.prefetchQuery(preconfigQuery(client, preconfigId, { catalogId, lang }));
  if (subFamilyId !== undefined) void queries.prefetchQuery(editorOfferQuery(client, { subFamilyId, catalogId, lang }));
};
