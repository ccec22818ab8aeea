import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import { ORDER_LISTING_MODES, type OrderListingMode } from '@candil/domain';
import { ORDER_STATUSES, type OrderStatus } from './order-status';

/** State of the list in its address. */
export interface OrderListRequest {
  readonly search: string;
  readonly status: OrderStatus | undefined;
  readonly mode: OrderListingMode | undefined;
  /** From 1. */
  readonly page: number;
}

export const ORDERS_PER_PAGE = 20;

/** Reads the address; parameters it does not understand are left at the default. */
export const parseOrderListRequest = (query: URLSearchParams): OrderListRequest => {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_TEXT_MAX),
    status: ORDER_STATUSES.find((status) => String(status) === query.get('status')),
    mode: ORDER_LISTING_MODES.find((mode) => mode === query.get('mode')),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
};

/** The address of a request; defaults are left out. */
export const orderListQuery = ({ search, status, mode, page }: OrderListRequest): URLSearchParams =>
  new URLSearchParams({
    ...(search !== '' && { search }),
    ...(status && { status: String(status) }),
    ...(mode && { mode }),
    ...(page > 1 && { page: String(page) }),
  });
