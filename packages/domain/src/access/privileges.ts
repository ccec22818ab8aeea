import type { CatalogId } from '../catalogue';
import { DEFAULT_PRIVILEGES, type PRIVILEGES, ROLES, SALES_ROLES, USER_STATUS } from './access.data';

/** The roles by name. */
export type RoleName = keyof typeof ROLES;
/** The role ids; 5 is none. */
export type RoleId = (typeof ROLES)[RoleName];
/** A named privilege (AC1). */
export type Privilege = (typeof PRIVILEGES)[number];

/** The privileges a role starts with; the first user of a company may manage its users where the table says so (AC1). */
export function defaultPrivileges(roleId: RoleId, { firstUser }: { readonly firstUser: boolean }): readonly Privilege[] {
  const defaults = DEFAULT_PRIVILEGES[roleId];
  return firstUser && defaults.firstUser ? [...defaults.privileges, 'COMPANY_MANAGE_USER'] : defaults.privileges;
}

/** Checks that the account's own list holds the privilege; its role does not count (AC2). */
export function hasPrivilege(account: { readonly privileges: readonly string[] }, privilege: Privilege): boolean {
  return account.privileges.includes(privilege);
}

/** Checks that the account has at least one of the roles (AC3). */
export function hasAnyRole(account: { readonly roles: readonly number[] }, roles: readonly RoleId[]): boolean {
  return roles.some((role) => account.roles.includes(role));
}

/** Recognises internal staff by e-mail address: it is confirmed and its domain is exactly a configured one (AC4). */
export function isInternalStaff(
  account: { readonly email: string; readonly emailConfirmed: boolean },
  staffDomains: readonly string[],
): boolean {
  const domain = account.email.slice(account.email.lastIndexOf('@') + 1).toLowerCase();
  return account.emailConfirmed && staffDomains.some((staffDomain) => staffDomain.toLowerCase() === domain);
}

/** Checks that a user may see net prices: qualified users and staff do, others see gross only (AC5). */
export function seesNetPrices(actor: { readonly status: number; readonly isStaff: boolean }): boolean {
  return actor.isStaff || actor.status === USER_STATUS.QUALIFIED;
}

/** Checks that a user may decide on qualifications of a catalogue: its sales, or its admin (AC6). */
export function decidesQualifications(
  actor: { readonly roles: readonly number[]; readonly catalogId: number },
  catalogId: CatalogId,
): boolean {
  if (actor.catalogId !== catalogId) return false;
  return hasAnyRole(actor, [SALES_ROLES[catalogId], ROLES.admin]);
}
