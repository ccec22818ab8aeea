import { modelInfoQuery } from '@candil/api-client/react';
import type { Portal } from '../../shared/portal';
import { isModelCode } from './model/model-code';

/** Starts fetching a model's page. */
export const prefetchModel = async ({ client, queries, session, language }: Portal, model: string | undefined): Promise<void> => {
  const account = await session.account();
  if (account === undefined || !isModelCode(model)) return;
  void queries.prefetchQuery(modelInfoQuery(client, { catalog: account.catalogId, model, lang: language() }));
};
