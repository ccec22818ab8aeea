import type { TextFailure } from '@candil/domain';
import type { CatalogueAccessFailure, ConfigureFailure } from '../catalogue';

/** Most products of a project: as many as an order may have. */
export const PROJECT_PRODUCTS_MAX = 1000;

export type ProjectFailure =
  | { readonly code: 'project.not-found' }
  | { readonly code: 'project.read-only' }
  | { readonly code: 'project.too-many-products'; readonly max: number }
  | { readonly code: 'access.denied' }
  | { readonly code: 'product.not-found' }
  | { readonly code: 'version.conflict'; readonly currentVersion: number }
  | CatalogueAccessFailure
  | TextFailure
  /** `index` counts the products of a request for several from 0. */
  | (ConfigureFailure & { readonly index?: number });
