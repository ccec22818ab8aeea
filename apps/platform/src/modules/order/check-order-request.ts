import type { endpoints, ReceivedBy } from '@candil/contract';
import { type CalendarDay, checkText, fail, ok, parseCalendarDay, type Result } from '@candil/domain';
import type { OrderFailure } from './failures';

export type OrderRequest = ReceivedBy<typeof endpoints.processOrder>['body'];

/** Checked values of the form. */
export interface OrderTerms {
  readonly internalOrderNumber: string;
  readonly comments: string;
  readonly doNotShipBefore: CalendarDay | undefined;
  /** Quantities by product of the project. */
  readonly quantities: ReadonlyMap<string, number>;
}

const invalid = (path: string, code: string) => fail({ code: 'request.invalid', fields: [{ path: `body.${path}`, code }] } as const);

/** The domain's rules for the texts and the day; a day that is over can hold nothing back and is a slip of the pen. */
export const checkOrderRequest = (request: OrderRequest, today: CalendarDay): Result<OrderTerms, OrderFailure> => {
  const internal = request.internalOrderNumber.trim();
  const internalOrderNumber = internal === '' ? ok('') : checkText(internal, 'name');
  if (!internalOrderNumber.ok) return internalOrderNumber;
  const comments = checkText(request.comments, 'textarea');
  if (!comments.ok) return comments;
  const day = request.doNotShipBefore === undefined ? ok(undefined) : parseCalendarDay(request.doNotShipBefore);
  if (!day.ok) return day;
  if (day.value !== undefined && day.value < today) return invalid('doNotShipBefore', 'calendar.past');
  const quantities = new Map(request.products.map(({ _id, quantity }) => [_id, quantity]));
  if (quantities.size < request.products.length) return invalid('products', 'not_unique');
  return ok({
    internalOrderNumber: internalOrderNumber.value,
    comments: comments.value,
    doNotShipBefore: day.value,
    quantities,
  });
};
