import { ROLES } from '../access';
import type { Result } from '../result';
import { memberOf } from '../untrusted';
import { ORDER_LISTING_MODES } from './order.data';

/** IMPORTER, THIRDPARTY or ASSIGNED (OR11). */
export type OrderListingMode = (typeof ORDER_LISTING_MODES)[number];

/** The value is no listing mode (OR11). */
export type OrderListingFailure = { readonly code: 'order.listing-mode-unknown'; readonly mode: unknown };

/** Fields that decide the modes in which an order is listed. */
export interface ListedOrder {
  /** Id of the account. */
  readonly placedBy: string;
  /** Id of the role of that account. */
  readonly placedByRoleId: number;
  /** The third party that the project was assigned to. */
  readonly thirdPartyId?: string | null | undefined;
}

/** Checks a listing mode (OR11). */
export function parseOrderListingMode(mode: unknown): Result<OrderListingMode, OrderListingFailure> {
  return memberOf(ORDER_LISTING_MODES, mode, { code: 'order.listing-mode-unknown', mode });
}

/**
 * Checks that a mode lists an order among those an account may see: IMPORTER lists orders placed by importers, THIRDPARTY orders placed by
 * the assigned third party itself, ASSIGNED orders assigned to the account (OR11).
 */
export function isListedIn(mode: OrderListingMode, order: ListedOrder, userId: string): boolean {
  switch (mode) {
    case 'IMPORTER':
      return order.placedByRoleId === ROLES.importer;
    case 'THIRDPARTY':
      return order.placedBy === order.thirdPartyId;
    case 'ASSIGNED':
      return order.thirdPartyId === userId;
    default:
      return mode satisfies never;
  }
}
