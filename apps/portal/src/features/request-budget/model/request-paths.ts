import { type CatalogId, catalogOf } from '@candil/domain';

/** In the address of a project: its request for a budget is open at its foot. */
export const REQUEST_IN_FOOT = { name: 'request', value: 'budget' } as const;

/**
 * Returns the address at which a budget of a project is requested: a page of its own by its catalogue, or the foot of
 * the project (flag requestBudgetButtonInFooter).
 */
export const requestPath = (project: { readonly id: string; readonly catalogId: CatalogId }, inFoot: boolean): string => {
  if (catalogOf(project.catalogId).market === 'usa') return `/project/${project.id}/usa-request-budget`;
  return inFoot ? `/project/${project.id}?${REQUEST_IN_FOOT.name}=${REQUEST_IN_FOOT.value}` : `/project/${project.id}/request-budget`;
};
