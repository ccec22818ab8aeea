import { fail, type Result } from '../result';
import { memberOf } from '../untrusted';
import { ORDER_STATUS } from './order.data';

/** 1 pending, 2 confirmed, 3 production, 4 finished (OR10). */
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** Why an order does not take a status (OR10). */
export type OrderStatusFailure =
  /** It is none of the statuses. */
  | { readonly code: 'order.status-unknown'; readonly status: unknown }
  /** An order cannot change from the one status to the other. */
  | { readonly code: 'order.status-refused'; readonly status: OrderStatus; readonly to: OrderStatus };

/** Checks a status: 1–4 (OR10). */
export function parseOrderStatus(status: unknown): Result<OrderStatus, OrderStatusFailure> {
  return memberOf(Object.values(ORDER_STATUS), status, { code: 'order.status-unknown', status });
}

/** The next status of an order: it goes from pending to finished one step at a time and never back (OR10). */
export function orderStatusAfter(status: OrderStatus, to: unknown): Result<OrderStatus, OrderStatusFailure> {
  const next = parseOrderStatus(to);
  if (!next.ok) return next;
  return next.value === status + 1 ? next : fail({ code: 'order.status-refused', status, to: next.value });
}
