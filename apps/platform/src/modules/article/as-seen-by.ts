import { ROLES, type RoleId } from '@candil/domain';
import type { Actor } from '../../kernel';

/** Roles of people who are not qualified, and so see the list price alone. */
const LIST_PRICE_ROLES: readonly RoleId[] = [ROLES.webUser, ROLES.apiUser];

/** The account in another role, or in its own when none is named. It never sees more than it does itself. */
export const asSeenBy = (actor: Actor, roleId: RoleId = actor.roleId): Actor =>
  roleId === actor.roleId
    ? actor
    : { ...actor, roleId, roles: [roleId], seesNetPrices: actor.seesNetPrices && !LIST_PRICE_ROLES.includes(roleId) };
