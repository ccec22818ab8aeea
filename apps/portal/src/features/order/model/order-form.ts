import type { OrderAddress } from '@candil/contract';
import { type CalendarDay, checkText, deliveryDays, formatCalendarDay, parseCalendarDay, type TextFailure } from '@candil/domain';
import { type AddressField, type AddressForm, chosenOf, EMPTY_ADDRESS, missingOf, OTHER, readAddress } from './delivery-address';

/** Values of the order form besides the lines; kept as a draft until the order is placed. */
export interface OrderForm {
  readonly sendTogether: boolean;
  /** ISO day of the date field, empty = as soon as possible. */
  readonly notBefore: string;
  readonly internalOrderNumber: string;
  readonly comments: string;
  /** Key of a known address, or one of the other choices; empty until something is chosen. */
  readonly address: string;
  readonly typedAddress: AddressForm;
}

export const EMPTY_ORDER_FORM: OrderForm = {
  sendTogether: true,
  notBefore: '',
  internalOrderNumber: '',
  comments: '',
  address: '',
  typedAddress: EMPTY_ADDRESS,
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a kept draft; undefined when it has another form. */
export const readOrderForm = (kept: unknown): OrderForm | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { sendTogether, notBefore, internalOrderNumber, comments, address, ...rest } = kept as Record<string, unknown>;
  const typedAddress = readAddress(rest.typedAddress);
  const complete =
    typeof sendTogether === 'boolean' && isText(notBefore) && isText(internalOrderNumber) && isText(comments) && isText(address);
  return complete && typedAddress !== undefined
    ? { sendTogether, notBefore, internalOrderNumber, comments, address, typedAddress }
    : undefined;
};

/** `2027-01-31` of a date field as `31/01/2027` of the wire; undefined when empty. */
export const wireDayOf = (isoDay: string): string | undefined => (isoDay === '' ? undefined : isoDay.split('-').reverse().join('/'));

/** Returns whether the day exists and is today or later. */
export const isShippableDay = (isoDay: string, now: Date): boolean => {
  const day = wireDayOf(isoDay);
  if (day === undefined) return true;
  const parsed = parseCalendarDay(day);
  return parsed.ok && isoDay >= isoDayOf(now);
};

const dayOfWire = (wireDay: string | null | undefined): CalendarDay | undefined => {
  const day = parseCalendarDay(wireDay);
  return day.ok ? day.value : undefined;
};

/** The day of the last delivery, from the one on which the last line is ready: none comes before the day asked for. Both `dd/mm/yyyy`, null = on request. */
export const lastDeliveryOf = (
  readyOn: string | null,
  { sendTogether, notBefore }: Pick<OrderForm, 'sendTogether' | 'notBefore'>,
): string | null => {
  const terms = { sendTogether, doNotShipBefore: dayOfWire(wireDayOf(notBefore)) };
  const [last] = deliveryDays([{ id: 'last', onSite: dayOfWire(readyOn) }], terms);
  return last?.onSite === undefined ? null : formatCalendarDay(last.onSite);
};

/** The calendar day of an instant where the reader is, for a date field. */
export const isoDayOf = (now: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

export type OrderFormProblem = TextFailure | { readonly code: 'past' };
export type OrderFormProblems = { readonly [Field in 'notBefore' | 'internalOrderNumber' | 'comments']?: OrderFormProblem } & {
  /** Fields of a typed address that are empty and must not be. */
  readonly address?: readonly AddressField[];
};

/** Finds the values that the service would refuse, by field; empty when the form is good. */
export const orderFormProblems = (form: OrderForm, now: Date, known: readonly OrderAddress[] = []): OrderFormProblems => {
  const number = form.internalOrderNumber.trim() === '' ? undefined : checkText(form.internalOrderNumber, 'name');
  const comments = checkText(form.comments, 'textarea');
  const missing = chosenOf(form.address, known) === OTHER ? missingOf(form.typedAddress) : [];
  return {
    ...(!isShippableDay(form.notBefore, now) && { notBefore: { code: 'past' } as const }),
    ...(number?.ok === false && { internalOrderNumber: number.failure }),
    ...(!comments.ok && { comments: comments.failure }),
    ...(missing.length > 0 && { address: missing }),
  };
};
