import type { EndpointName } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import type { CatalogId } from '@candil/domain';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { type QueryOf, queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;

/** Initial values of a budget request of a project, and its earlier requests. */
export const budgetRequestInfoQuery = (client: ApiClient, projectId: string, query: QueryOf<'getBudgetRequestInfo'>) =>
  queryOptions({
    queryKey: queryKeys.budgetRequestInfo(projectId, query),
    queryFn: ({ signal }) => client.call(routes.getBudgetRequestInfo, { params: { projectId }, query }, { signal }),
  });

/** The call of each catalogue: they differ in who may ask. */
const REQUEST_BUDGET = { 16: routes.requestBudget, 21: routes.requestBudgetUsa } as const satisfies Readonly<Record<CatalogId, object>>;

/**
 * Asks the maker for the budget of a project, by the call of its catalogue. The key belongs to the intention: keep it while the same request is tried
 * again, so that it is made once.
 */
export const requestBudgetMutation = (client: ApiClient, catalogId: CatalogId) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: { body: Body<'requestBudget'>; idempotencyKey: string }) =>
      client.call(REQUEST_BUDGET[catalogId], { body }, { idempotencyKey }),
    onSuccess: (_made, { body: { project } }, _result, { client: cache }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: queryKeys.budgetRequestInfo(project.id) }),
        // It may have another name now.
        cache.invalidateQueries({ queryKey: queryKeys.project(project.id) }),
        cache.invalidateQueries({ queryKey: queryKeys.projects() }),
      ]),
  });
