import { type ApiClient, routes } from '@candil/api-client';
import type { ProductChange, Project, ProjectProduct } from '@candil/contract';
import type { OfferedLanguage } from '@candil/i18n';

/** Everything the project page changes. A change names no version: it is made on the newest state that is known when it is sent. */
export type ProjectChange =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'quantity'; readonly productId: string; readonly quantity: number }
  | { readonly kind: 'clone'; readonly product: ProjectProduct; readonly idempotencyKey: string }
  | { readonly kind: 'remove'; readonly product: ProjectProduct }
  | { readonly kind: 'restore'; readonly product: ProjectProduct }
  | ProjectStep;

/** Change of a line. */
export type ProductEdit = Partial<Omit<ProductChange, 'productId'>> & Pick<ProductChange, 'productId'>;

/** Several lines changed, taken out and put back at once. */
export interface ProjectStep {
  readonly kind: 'step';
  readonly edits: readonly ProductEdit[];
  readonly remove: readonly string[];
  readonly restore: readonly string[];
}

/** A step that only changes lines. */
export const editing = (...edits: readonly ProductEdit[]): ProjectStep => ({ kind: 'step', edits, remove: [], restore: [] });

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
    case 'step': {
      const { edits, remove, restore } = change;
      const body = { version, changes: [...edits], remove: [...remove], restore: [...restore] };
      return client.call(routes.changeProducts, { params: { projectId }, query, body });
    }
    default:
      return change satisfies never;
  }
};

const edited = (product: ProjectProduct, edit: ProductEdit | undefined): ProjectProduct =>
  edit === undefined
    ? product
    : {
        ...product,
        quantity: edit.quantity ?? product.quantity,
        tag: edit.tag ?? product.tag,
        room: edit.room ?? product.room,
        note: edit.note ?? product.note,
      };

/** Returns the project as the page shows it while the change is under way; amounts stay those of the service until it answers. */
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
    case 'step': {
      const edits = new Map(change.edits.map((edit) => [edit.productId, edit]));
      const removed = new Set(change.remove);
      const products = project.products.filter(({ _id }) => !removed.has(_id));
      return { ...project, products: products.map((product) => edited(product, edits.get(product._id))) };
    }
    case 'clone':
    case 'restore':
      return project;
    default:
      return change satisfies never;
  }
};
