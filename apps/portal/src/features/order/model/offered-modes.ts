import type { Account } from '@candil/contract';
import { hasAnyRole, type OrderListingMode, ROLES } from '@candil/domain';

/** Roles that see the orders of several companies; in the lists of all others the modes would make no difference. */
const SEE_SEVERAL_COMPANIES = [ROLES.sales, ROLES.salesUsa, ROLES.admin];

/**
 * The listing modes that may hold something for an account, and the one the address names. Projects cannot be handed to a third party yet,
 * so orders of third parties and assigned orders are shown only when the address requests them.
 */
export const offeredModes = (account: Pick<Account, 'roles'>, asked: OrderListingMode | undefined): readonly OrderListingMode[] => {
  const offered: OrderListingMode[] = hasAnyRole(account, SEE_SEVERAL_COMPANIES) ? ['IMPORTER'] : [];
  return asked === undefined || offered.includes(asked) ? offered : [...offered, asked];
};
