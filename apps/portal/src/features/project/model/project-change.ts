import { type ApiClient, routes } from '@candil/api-client';
import type { Project, ProjectProduct } from '@candil/contract';
import type { OfferedLanguage } from '@candil/i18n';

/** Everything the project page changes. A change names no version: it is made on the newest state that is known when it is sent. */
export type ProjectChange =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'quantity'; readonly productId: string; readonly quantity: number }
  | { readonly kind: 'clone'; readonly product: ProjectProduct; readonly idempotencyKey: string }
  | { readonly kind: 'remove'; readonly product: ProjectProduct }
  | { readonly kind: 'restore'; readonly product: ProjectProduct };

/** Sends a change made on a version; the answer is the project after it. */
export const sendChange = (
  client: ApiClient,
  lang: OfferedLanguage,
  { id: projectId, version }: Pick<Project, 'id' | 'version'>,
  change: ProjectChange,
): Promise<Project> => {
  const query = { lang };
  switch (change.kind) {
    case 'rename':
      return client.call(routes.renameProject, { params: { projectId }, query, body: { version, name: change.name } });
    case 'quantity': {
      const params = { projectId, productId: change.productId };
      return client.call(routes.updateProduct, { params, query, body: { version, quantity: change.quantity } });
    }
    case 'clone': {
      const { product, idempotencyKey } = change;
      return client.call(
        routes.cloneProduct,
        { params: { projectId, productId: product._id }, query, body: { version } },
        { idempotencyKey },
      );
    }
    case 'remove':
      return client.call(routes.deleteProduct, { params: { projectId, productId: change.product._id }, query: { ...query, version } });
    case 'restore':
      return client.call(routes.restoreProduct, { params: { projectId, productId: change.product._id }, query, body: { version } });
    default:
      return change satisfies never;
  }
};

/** What the page shows while the change is under way; amounts stay those of the service until it answers. */
export const withChange = (project: Project, change: ProjectChange): Project => {
  switch (change.kind) {
    case 'rename':
      return { ...project, name: change.name };
    case 'quantity':
      return {
        ...project,
        products: project.products.map((product) =>
          product._id === change.productId ? { ...product, quantity: change.quantity } : product,
        ),
      };
    case 'remove':
      return { ...project, products: project.products.filter(({ _id }) => _id !== change.product._id) };
    case 'clone':
    case 'restore':
      return project;
    default:
      return change satisfies never;
  }
};
