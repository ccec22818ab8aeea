import type { EndpointName } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { type QueryOf, queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;
/** The language in which the service words the budget. */
type Language = QueryOf<'getBudget'>;

/** Contents of a budget of this project made now: never from the cache, as prices are those of the moment. */
export const projectForBudgetQuery = (client: ApiClient, projectId: string, query: QueryOf<'getProjectForBudget'>) =>
  queryOptions({
    queryKey: queryKeys.projectForBudget(projectId, query),
    queryFn: ({ signal }) => client.call(routes.getProjectForBudget, { params: { projectId }, query }, { signal }),
    gcTime: 0,
  });

/** The budgets issued for a project, newest first. */
export const budgetsQuery = (client: ApiClient, projectId: string, query: Language) =>
  queryOptions({
    queryKey: queryKeys.budgets(projectId, query),
    queryFn: ({ signal }) => client.call(routes.listBudgets, { params: { projectId }, query }, { signal }),
  });

/** Budgets that still hold, of projects not ordered yet; the first to expire first. */
export const openBudgetsQuery = (client: ApiClient, query: QueryOf<'listOpenBudgets'>) =>
  queryOptions({
    queryKey: queryKeys.openBudgets(query),
    queryFn: ({ signal }) => client.call(routes.listOpenBudgets, { query }, { signal }),
  });

/** An issued budget; only whether a newer revision of it exists can change. */
export const budgetQuery = (client: ApiClient, budgetId: string, query: Language) =>
  queryOptions({
    queryKey: queryKeys.budget(budgetId, query),
    queryFn: ({ signal }) => client.call(routes.getBudget, { params: { budgetId }, query }, { signal }),
  });

/** Id and project of the budget with a number. */
export const budgetByNumberQuery = (client: ApiClient, budgetNumber: string) =>
  queryOptions({
    queryKey: queryKeys.budgetByNumber(budgetNumber),
    queryFn: ({ signal }) => client.call(routes.findBudgetByNumber, { params: { budgetNumber } }, { signal }),
  });

/** Issues a budget. The key belongs to the intention: keep it while the same budget is tried again, so that it is issued once. */
export const createBudgetMutation = (client: ApiClient, projectId: string, query: Language) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: { body: Body<'createBudget'>; idempotencyKey: string }) =>
      client.call(routes.createBudget, { params: { projectId }, query, body }, { idempotencyKey }),
    onSuccess: async (budget, { body }, _result, { client: cache }) => {
      cache.setQueryData(queryKeys.budget(budget.id, query), budget);
      await Promise.all([
        cache.invalidateQueries({ queryKey: queryKeys.budgets(projectId) }),
        cache.invalidateQueries({ queryKey: queryKeys.openBudgets() }),
        ...(body.revises === undefined ? [] : [cache.invalidateQueries({ queryKey: queryKeys.budget(body.revises) })]),
      ]);
    },
  });

/** Fetches a budget as PDF or spreadsheet: a `File` with the name it is to be saved under. */
export const budgetDocumentMutation = (client: ApiClient, budgetId: string) =>
  mutationOptions({
    // The contract's own type, so that users of the client do not depend on the schema library.
    mutationFn: (query: QueryOf<'getBudgetDocument'>): Promise<File> =>
      client.call(routes.getBudgetDocument, { params: { budgetId }, query }),
  });
