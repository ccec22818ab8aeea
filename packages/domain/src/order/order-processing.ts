import { PROJECT_STATUS, type ProjectStatus } from '../project';
import { isRecord } from '../untrusted';

/** Response of the service to an order. */
export interface OrderAnswer {
  /** HTTP status. */
  readonly status: number;
  /** Body of the response. */
  readonly data: unknown;
}

/**
 * Outcome of an order. `refused` and `failed` reject afterwards and stay on the page; `refused` carries the result for the screen: status
 * 403, or 200 where the account has no client code (OR15).
 */
export type OrderOutcome =
  /** The order is placed. */
  | { readonly kind: 'completed'; readonly data: unknown }
  /** The account may not order, or has no client code. */
  | { readonly kind: 'refused'; readonly result: { readonly success: false; readonly status: 403 | 200 }; readonly data: unknown }
  /** The order did not go through. */
  | { readonly kind: 'failed'; readonly data: unknown };

/** State of an order that is being made: `completed` is null until it is known (OR16). */
export interface OrderProgress {
  /** True while the order is sent. */
  readonly creating: boolean;
  /** True once it was accepted; null = not known yet. */
  readonly completed: boolean | null;
  /** Error; null = none. */
  readonly error: unknown;
}

/** Event of an order being made (OR16). */
export type OrderProgressEvent =
  /** The order is sent, has succeeded, or its state is reset. */
  | { readonly kind: 'request' | 'success' | 'resetCompleted' | 'resetError' }
  /** It failed, with this failure. */
  | { readonly kind: 'failure'; readonly error: unknown };

/** Before anything is asked (OR16). */
export const NO_ORDER_PROGRESS: OrderProgress = { creating: false, completed: null, error: null };

/** Reads the answer to an order: 403, 400 with NO_CLIENT_CODE and a false `processOrderSuccess` are no success (OR15). */
export function orderOutcome({ status, data }: OrderAnswer): OrderOutcome {
  if (status === 403) return { kind: 'refused', result: { success: false, status: 403 }, data };
  if (status === 400 && saysNoClientCode(data)) return { kind: 'refused', result: { success: false, status: 200 }, data };
  if (!(status >= 200 && status < 300) || (isRecord(data) && data.processOrderSuccess === false)) return { kind: 'failed', data };
  return { kind: 'completed', data };
}

/** The status of a project after an order: ORDER when it was completed, else as it was (OR17). */
export function projectStatusAfterOrder(outcome: OrderOutcome, status: ProjectStatus): ProjectStatus {
  return outcome.kind === 'completed' ? PROJECT_STATUS.ORDER : status;
}

/**
 * Returns the page to which a failed call of an order leads: a 403 on fetch and generate to the forbidden page, everything else to none
 * (OR18).
 */
export function pageAfterOrderFailure(call: 'fetch' | 'generate' | 'process', status: number): '/error-403' | undefined {
  return call !== 'process' && status === 403 ? '/error-403' : undefined;
}

/** The progress after an event; the resets take back completion and error alone (OR16). */
export function orderProgressAfter(progress: OrderProgress, event: OrderProgressEvent): OrderProgress {
  switch (event.kind) {
    case 'request':
      return { creating: true, completed: null, error: null };
    case 'success':
      return { creating: false, completed: true, error: null };
    case 'failure':
      return { creating: false, completed: false, error: event.error };
    case 'resetCompleted':
      return { ...progress, completed: null };
    case 'resetError':
      return { ...progress, error: null };
    default:
      return event satisfies never;
  }
}

function saysNoClientCode(data: unknown): boolean {
  return isRecord(data) && (data.code === 'NO_CLIENT_CODE' || data.reason === 'NO_CLIENT_CODE');
}
