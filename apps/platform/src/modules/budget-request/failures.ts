import type { CatalogId, TextFailure } from '@candil/domain';
import type { ProjectFailure } from '../project';

export type BudgetRequestFailure =
  | ProjectFailure
  | { readonly code: 'user.not-qualified' }
  /** The project is of another catalogue than the call. */
  | { readonly code: 'budget-request.other-catalogue'; readonly catalogId: CatalogId }
  | { readonly code: 'budget-request.no-products' }
  | { readonly code: 'file.not-found' }
  | (TextFailure & { readonly field: 'description' | 'changeProjectName' });
