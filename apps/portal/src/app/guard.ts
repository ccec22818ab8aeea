import type { Privilege, RoleId } from '@candil/domain';

/** Access rules of most addresses. */
export type PlainGuard =
  | { readonly kind: 'open' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'privilege'; readonly privilege: Privilege };

/** Access rule of an address. */
export type Guard =
  | PlainGuard
  /** A qualified user; others qualify first, over the page `behind`. */
  | { readonly kind: 'qualified'; readonly behind: string }
  /** PROJECT_VIEW, a client code, and no impersonation. */
  | { readonly kind: 'new-order' }
  | { readonly kind: 'any-role'; readonly roles: readonly RoleId[] }
  /** Users who decide on qualifications of their catalogue. */
  | { readonly kind: 'qualifications' }
  | { readonly kind: 'staff'; readonly page: string }
  | { readonly kind: 'product-admin' }
  /** Staff; with a project, users who may write it. */
  | { readonly kind: 'compositor' };

/** Decision about a visitor at an address. */
export type EntryDecision =
  | { readonly kind: 'enter' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Has to qualify first: the modal opens over `behind`, and afterwards leads to where they wanted. */
  | { readonly kind: 'qualify'; readonly behind: string };

export const NOT_AUTHORISED_PATH = '/not-authorised';
