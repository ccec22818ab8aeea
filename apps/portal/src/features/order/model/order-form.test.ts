import { describe, expect, it } from 'vitest';
import { EMPTY_ORDER_FORM, isoDayOf, isShippableDay, lastDeliveryOf, orderFormProblems, readOrderForm, wireDayOf } from './order-form';

describe('the order form', () => {
  it('reads a kept form', () => {
    const form = { ...EMPTY_ORDER_FORM, sendTogether: false, comments: 'Second floor' };
    expect(readOrderForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  it.each([[null], ['text'], [{}], [{ ...EMPTY_ORDER_FORM, comments: 4 }], [{ ...EMPTY_ORDER_FORM, sendTogether: 'yes' }]])(
    'refuses a draft of another form: %j',
    (kept) => expect(readOrderForm(kept)).toBeUndefined(),
  );

  it('writes the day of the date field as the wire wants it', () => {
    expect(wireDayOf('2027-01-31')).toBe('31/01/2027');
    expect(wireDayOf('')).toBeUndefined();
  });

  it.each([
    ['', true],
    ['2026-11-20', true],
    ['2027-01-31', true],
    ['2026-11-19', false],
    ['2027-02-31', false],
    ['rubbish', false],
  ])('%j may be a shipping day: %s', (day, expected) => expect(isShippableDay(day, new Date(2026, 10, 20, 23, 59))).toBe(expected));

  it.each([
    ['08/01/2027', '', '08/01/2027'],
    ['08/01/2027', '2026-12-20', '08/01/2027'],
    ['08/01/2027', '2027-02-01', '01/02/2027'],
    [null, '2027-02-01', null],
    ['08/01/2027', '2027-02-31', '08/01/2027'],
  ])('what is ready on %j and not wanted before %j has come on %j', (readyOn, notBefore, last) => {
    expect(lastDeliveryOf(readyOn, { ...EMPTY_ORDER_FORM, notBefore })).toBe(last);
    expect(lastDeliveryOf(readyOn, { ...EMPTY_ORDER_FORM, sendTogether: false, notBefore })).toBe(last);
  });

  it('takes the calendar day of the reader, not of UTC', () => expect(isoDayOf(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05'));

  it('names each field that the service would refuse', () => {
    const form = {
      ...EMPTY_ORDER_FORM,
      sendTogether: true,
      notBefore: '2026-11-01',
      internalOrderNumber: 'PO/4711',
      comments: 'Call first!',
    };
    expect(orderFormProblems(form, new Date(2026, 10, 20))).toEqual({
      notBefore: { code: 'past' },
      internalOrderNumber: { code: 'text.character', character: '/' },
      comments: { code: 'text.character', character: '!' },
    });
    expect(orderFormProblems(EMPTY_ORDER_FORM, new Date(2026, 10, 20))).toEqual({});
  });
});
