import { ROLES, type RoleId } from '@candil/domain';

/** Roles of the maker's own people: nobody of the trade has one, and nobody is acted as who has one. */
export const MAKERS_ROLES: readonly RoleId[] = [ROLES.sales, ROLES.salesUsa, ROLES.admin, ROLES.apiUser];
