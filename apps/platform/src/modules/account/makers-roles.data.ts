import { ROLES, type RoleId } from '@candil/domain';

/** Roles of the maker's staff: trade accounts never have one, and accounts with one cannot be impersonated. */
export const MAKERS_ROLES: readonly RoleId[] = [ROLES.sales, ROLES.salesUsa, ROLES.admin, ROLES.apiUser];
