import { CATALOGS, type CatalogId, parseCatalogId } from '../catalogue';
import type { Result } from '../result';
import { memberOf } from '../untrusted';
import { CATALOG_OF_ROLE, type REGISTRATION_TYPES, ROLES, type USER_TYPES } from './access.data';
import type { RoleId } from './privileges';

/** 1 e-mail, 2 Facebook, 3 Linkedin (AC9). */
export type RegistrationType = (typeof REGISTRATION_TYPES)[keyof typeof REGISTRATION_TYPES];

/** 0 none, 1 particular, 2 professional (AC9). */
export type UserType = (typeof USER_TYPES)[keyof typeof USER_TYPES];

/** The value is none of the codes of its table (AC8, AC9). */
export type AccountCodeFailure = { readonly code: 'account.code-unknown'; readonly of: string; readonly value: unknown };

/** One of the codes of a table such as `ROLES`, `USER_STATUS`, `REGISTRATION_TYPES` or `USER_TYPES`, else refused, naming it (AC8, AC9). */
export function parseAccountCode<T extends number>(
  table: Readonly<Record<string, T>>,
  of: string,
  value: unknown,
): Result<T, AccountCodeFailure> {
  return memberOf(Object.values(table), value, { code: 'account.code-unknown', of, value });
}

/** The catalogue of an account: that of its role where the role has one, else its own, else 16 (AC10). */
export function catalogOfAccount(account: { readonly roles: readonly number[]; readonly catalogId?: unknown }): CatalogId {
  const ofRole = account.roles.map((role) => CATALOG_OF_ROLE[role]).find((catalogId) => catalogId !== undefined);
  if (ofRole !== undefined) return ofRole;
  const own = parseCatalogId(account.catalogId);
  return own.ok ? own.value : CATALOGS[16].id;
}

/** The role in analytics events: the first (AC11). */
export function analyticsRole(account: { readonly roles: readonly number[] }): RoleId | undefined {
  return Object.values(ROLES).find((role) => role === account.roles[0]);
}

/** Reads the HTTP status of the e-mail look-up: 404 is free, a success is taken, anything else is unknown (AC13). */
export function emailAvailability(httpStatus: number): 'free' | 'taken' | 'unknown' {
  if (httpStatus === 404) return 'free';
  return httpStatus >= 200 && httpStatus < 300 ? 'taken' : 'unknown';
}
