import type { Account } from '@candil/contract';
import { CLIENT_STAFF_ROLES, hasAnyRole, type OrderListingMode } from '@candil/domain';

/**
 * The listing modes that may hold something for an account, and the one the address names. Projects cannot be handed to a third party yet,
 * so orders of third parties and assigned orders are shown only when the address requests them.
 */
export const offeredModes = (account: Pick<Account, 'roles'>, requested: OrderListingMode | undefined): readonly OrderListingMode[] => {
  // Others see the orders of one company: the modes would make no difference to their lists.
  const offered: OrderListingMode[] = hasAnyRole(account, CLIENT_STAFF_ROLES) ? ['IMPORTER'] : [];
  return requested === undefined || offered.includes(requested) ? offered : [...offered, requested];
};
