import { ROLES, STAFF_PAGES } from './access.data';
import { hasAnyRole, hasPrivilege } from './privileges';

/** The user who opens a restricted page. */
export interface PageActor {
  /** Ids of the roles that the account has. */
  readonly roles: readonly number[];
  /** Names of the privileges that the account holds. */
  readonly privileges: readonly string[];
  /** True for an employee of the maker. */
  readonly isStaff: boolean;
  /** The client on whose behalf it acts; absent where it acts for none. */
  readonly clientCode?: string | null | undefined;
  /** True while it impersonates another account; default false. */
  readonly impersonating?: boolean;
}

/** Checks that a page of internal staff opens (AC17). */
export function opensStaffPage(actor: Pick<PageActor, 'isStaff'>, page: string): boolean {
  return actor.isStaff && STAFF_PAGES.some((one) => one === page);
}

/** Checks that the product administration opens: to administrators and staff (AC17). */
export function opensProductAdmin(actor: PageActor): boolean {
  return actor.isStaff || hasAnyRole(actor, [ROLES.admin]);
}

/** Checks that the compositor opens: to staff; for composing pendants, and to validate, to users who may write the project (AC17). */
export function opensCompositor(
  actor: PageActor,
  request: { readonly composingPendants: boolean; readonly validating: boolean; readonly mayWriteProject: boolean },
): boolean {
  return actor.isStaff || ((request.composingPendants || request.validating) && request.mayWriteProject);
}

/** Checks that a new order may be made: PROJECT_VIEW, a client code, and no impersonation (AC18). */
export function opensNewOrder(actor: PageActor): boolean {
  const hasClientCode = actor.clientCode !== undefined && actor.clientCode !== null && actor.clientCode !== '';
  return hasPrivilege(actor, 'PROJECT_VIEW') && hasClientCode && actor.impersonating !== true;
}

/** Checks that a user may impersonate another: staff, and only with the flag (AC18). */
export function mayImpersonate(actor: Pick<PageActor, 'isStaff'>, flagOn: boolean): boolean {
  return actor.isStaff && flagOn;
}

/** Menu entries that an account sees: with the flag, orders need ORDER_VIEW and invoices INVOICE_VIEW (AC21). */
export function menuEntries(account: { readonly privileges: readonly string[] }, flagOn: boolean): readonly ('orders' | 'invoices')[] {
  const entries = [
    ['orders', 'ORDER_VIEW'],
    ['invoices', 'INVOICE_VIEW'],
  ] as const;
  return entries.filter(([, privilege]) => !flagOn || hasPrivilege(account, privilege)).map(([entry]) => entry);
}
