import type { EndpointName, Project } from '@candil/contract';
import { routes } from '@candil/contract/routes';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import type { RequestFor } from '../request';
import { type QueryOf, queryKeys } from './query-keys';

type Body<Name extends EndpointName> = RequestFor<Name> extends { body: infer Given } ? Given : never;
/** The language in which the service words the project it answers with. */
type Language = QueryOf<'getProject'>;

/** A page of the projects the account may read; the page before stays visible while the next one loads. */
export const projectsQuery = (client: ApiClient, query: QueryOf<'listProjects'>) =>
  queryOptions({
    queryKey: queryKeys.projects(query),
    queryFn: ({ signal }) => client.call(routes.listProjects, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A project with its products, prices and delivery. */
export const projectQuery = (client: ApiClient, projectId: string, query: Language) =>
  queryOptions({
    queryKey: queryKeys.project(projectId, query),
    queryFn: ({ signal }) => client.call(routes.getProject, { params: { projectId }, query }, { signal }),
  });

/** Stores a project returned by the service in the cache, and invalidates lists and drafts that show it. */
export const storeProject = async (cache: QueryClient, project: Project, query: Language): Promise<void> => {
  cache.setQueryData(queryKeys.project(project.id, query), project);
  await Promise.all([
    cache.invalidateQueries({ queryKey: queryKeys.projects() }),
    cache.invalidateQueries({ queryKey: queryKeys.orderPreview(project.id) }),
    cache.invalidateQueries({ queryKey: queryKeys.projectProposals(project.id) }),
  ]);
};

/** Fetches the lines of a project as a spreadsheet: a `File` with the name it is to be saved under. */
export const projectSheetMutation = (client: ApiClient, projectId: string) =>
  mutationOptions({
    mutationFn: (query: QueryOf<'getProjectSheet'>): Promise<File> => client.call(routes.getProjectSheet, { params: { projectId }, query }),
  });

interface Creating<Name extends EndpointName> {
  readonly body: Body<Name>;
  /** Give the key of the intention where the same one may be sent again. */
  readonly idempotencyKey?: string;
}

export const createProjectMutation = (client: ApiClient, query: Language) =>
  mutationOptions({
    mutationFn: ({ body, ...options }: Creating<'createProject'>) => client.call(routes.createProject, { query, body }, options),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

export const renameProjectMutation = (client: ApiClient, projectId: string, query: Language) =>
  mutationOptions({
    mutationFn: (body: Body<'renameProject'>) => client.call(routes.renameProject, { params: { projectId }, query, body }),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

export const deleteProjectMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ projectId, version }: { projectId: string; version: number }) =>
      client.call(routes.deleteProject, { params: { projectId }, query: { version } }),
    onSuccess: async (_nothing, { projectId }, _result, { client: cache }) => {
      cache.removeQueries({ queryKey: queryKeys.project(projectId) });
      await cache.invalidateQueries({ queryKey: queryKeys.projects() });
    },
  });

export const addProductsMutation = (client: ApiClient, projectId: string, query: Language) =>
  mutationOptions({
    mutationFn: ({ body, ...options }: Creating<'addProducts'>) =>
      client.call(routes.addProducts, { params: { projectId }, query, body }, options),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

export const updateProductMutation = (client: ApiClient, projectId: string, query: Language) =>
  mutationOptions({
    mutationFn: ({ productId, body }: { productId: string; body: Body<'updateProduct'> }) =>
      client.call(routes.updateProduct, { params: { projectId, productId }, query, body }),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

export const deleteProductMutation = (client: ApiClient, projectId: string, query: Language) =>
  mutationOptions({
    mutationFn: ({ productId, version }: { productId: string; version: number }) =>
      client.call(routes.deleteProduct, { params: { projectId, productId }, query: { ...query, version } }),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

export const restoreProductMutation = (client: ApiClient, projectId: string, query: Language) =>
  mutationOptions({
    mutationFn: ({ productId, version }: { productId: string; version: number }) =>
      client.call(routes.restoreProduct, { params: { projectId, productId }, query, body: { version } }),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

export const cloneProductMutation = (client: ApiClient, projectId: string, query: Language) =>
  mutationOptions({
    mutationFn: ({ productId, version, ...options }: { productId: string; version: number; idempotencyKey?: string }) =>
      client.call(routes.cloneProduct, { params: { projectId, productId }, query, body: { version } }, options),
    onSuccess: (project, _given, _result, { client: cache }) => storeProject(cache, project, query),
  });

/** Choices for products of a project, and the products that each would change; a preview without effect. */
export const productChangesQuery = (client: ApiClient, body: Body<'previewProductChanges'>, query: Language) =>
  queryOptions({
    queryKey: queryKeys.productChanges(body, query),
    queryFn: ({ signal }) => client.call(routes.previewProductChanges, { query, body }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Repairs of the lines of a project, and proposals for an earlier, cheaper or simpler one. */
export const projectProposalsQuery = (client: ApiClient, projectId: string, query: Language) =>
  queryOptions({
    queryKey: queryKeys.projectProposals(projectId, query),
    queryFn: ({ signal }) => client.call(routes.getProjectProposals, { params: { projectId }, query }, { signal }),
  });

/** The public link of a project, without its token. */
export const projectShareQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: queryKeys.projectShare(projectId),
    queryFn: ({ signal }) => client.call(routes.getProjectShare, { params: { projectId } }, { signal }),
  });

/** Makes a link to a project in place of the one before; the answer alone holds its token. */
export const shareProjectMutation = (client: ApiClient, projectId: string) =>
  mutationOptions({
    mutationFn: (body: Body<'shareProject'>) => client.call(routes.shareProject, { params: { projectId }, body }),
    onSuccess: ({ share }, _given, _result, { client: cache }) => cache.setQueryData(queryKeys.projectShare(projectId), { share }),
  });

export const unshareProjectMutation = (client: ApiClient, projectId: string) =>
  mutationOptions({
    mutationFn: () => client.call(routes.unshareProject, { params: { projectId } }),
    onSuccess: (_nothing, _given, _result, { client: cache }) => cache.setQueryData(queryKeys.projectShare(projectId), { share: null }),
  });

/** The public view of a project, by the token of its link. */
export const sharedProjectQuery = (client: ApiClient, token: string, query: Language) =>
  queryOptions({
    queryKey: queryKeys.sharedProject(token, query),
    queryFn: ({ signal }) => client.call(routes.readSharedProject, { query, body: { token } }, { signal }),
  });

/** Open tasks of the account and changes since its last visit; the call records the visit. */
export const homeVisitQuery = (client: ApiClient, query: QueryOf<'visitHome'>) =>
  queryOptions({
    queryKey: queryKeys.homeVisit(query),
    queryFn: ({ signal }) => client.call(routes.visitHome, { query }, { signal }),
  });
