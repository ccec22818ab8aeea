import { endpoints } from '@candil/contract';
import { ROLES } from '@candil/domain';
import { type Actor, type Database, defineRoutes, type Route, route } from '../../kernel';
import { CATALOGUE_OFFICES } from '../account';
import { askBudget, INTERNATIONAL, type RequestKind, USA } from './ask-budget';
import { findBudgetRequest } from './budget-request-repository';
import type { RequestDesk } from './mail-request';
import { showRequests } from './show-requests';

export const budgetRequestRoutes = (desk: RequestDesk): readonly Route[] => {
  const ask = (endpoint: typeof endpoints.requestBudget, kind: RequestKind): Route =>
    route(endpoint, ({ actor, body, database, now }) => askBudget(database, desk, kind, { actor, request: body, now }));

  return defineRoutes(
    route(endpoints.getBudgetRequestInfo, ({ actor, database, params }) => showRequests(database, actor, params.projectId)),
    ask(endpoints.requestBudget, INTERNATIONAL),
    ask(endpoints.requestBudgetUsa, USA),
  );
};

/** The files of a request are read by administrators and by the sales people of its catalogue. */
export const mayReadBudgetRequestFiles = async (database: Database, requestId: string, { roleId }: Actor): Promise<boolean> => {
  if (roleId === ROLES.admin) return true;
  const request = await findBudgetRequest(database, requestId);
  return request !== undefined && roleId === CATALOGUE_OFFICES[request.catalogId].salesRole;
};
