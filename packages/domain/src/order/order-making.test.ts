import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar';
import { PROJECT_STATUS } from '../project';
import { fail, ok } from '../result';
import { successOf, TODAY } from '../testing/results';
import {
  changeOrderQuantity,
  deliveryDays,
  isListedIn,
  NO_ORDER_PROGRESS,
  ORDER_LISTING_MODES,
  ORDER_STATUS,
  type OrderLineInput,
  orderOutcome,
  orderProgressAfter,
  orderReferenceLine,
  orderStatusAfter,
  pageAfterOrderFailure,
  parseOrderListingMode,
  parseOrderStatus,
  previewOrder,
  projectStatusAfterOrder,
} from '.';

const line = (id: string, more: Partial<OrderLineInput> = {}): OrderLineInput => ({
  id,
  quantity: 3,
  moq: 2,
  isPersonalized: 1,
  discontinued: false,
  days: 0,
  unitGrossMinor: 101,
  discountPercent: 50,
  ...more,
});
const pricesOf3 = { unitGross: 101, unitNet: 50, unitDiscount: 51, totalGross: 303, totalNet: 151, totalDiscount: 152 };

describe('orders', () => {
  it('OR10 goes from pending to finished one step at a time', () => {
    expect(ORDER_STATUS).toEqual({ PENDING: 1, CONFIRMED: 2, PRODUCTION: 3, FINISHED: 4 });
    const steps = ([1, 2, 3, 4] as const).map((status) => [1, 2, 3, 4].filter((to) => orderStatusAfter(status, to).ok));
    expect(steps).toEqual([[2], [3], [4], []]);
    expect(orderStatusAfter(1, 2)).toEqual(ok(2));
    expect(orderStatusAfter(1, 3)).toEqual(fail({ code: 'order.status-refused', status: 1, to: 3 }));
    expect(orderStatusAfter(4, 5)).toEqual(fail({ code: 'order.status-unknown', status: 5 }));
    expect(parseOrderStatus('1')).toEqual(fail({ code: 'order.status-unknown', status: '1' }));
    expect(parseOrderStatus(4)).toEqual(ok(4));
  });

  it('OR11 lists in three modes', () => {
    const orders = [
      { placedBy: 'u1', placedByRoleId: 8, thirdPartyId: null },
      { placedBy: 'u1', placedByRoleId: 3, thirdPartyId: 'u1' },
      { placedBy: 'u2', placedByRoleId: 3, thirdPartyId: 'u1' },
      { placedBy: 'u2', placedByRoleId: 3 },
    ];
    expect(['IMPORTER', 'THIRDPARTY', 'ASSIGNED'].map(parseOrderListingMode)).toEqual(ORDER_LISTING_MODES.map(ok));
    expect(ORDER_LISTING_MODES.map((mode) => orders.map((order) => isListedIn(mode, order, 'u1')))).toEqual([
      [true, false, false, false],
      [false, true, false, false],
      [false, true, true, false],
    ]);
    expect(['importer', undefined].map(parseOrderListingMode)).toEqual(
      ['importer', undefined].map((mode) => fail({ code: 'order.listing-mode-unknown', mode })),
    );
  });

  it('OR12 drops the lines that are not valid, with their reasons, and sums the rest', () => {
    const preview = previewOrder([
      line('a'),
      line('b', { moq: 9 }),
      line('c', { discontinued: true }),
      line('d', { quantity: 2, unitGrossMinor: 1_000 }),
    ]);
    expect(preview).toEqual({
      products: {
        orderedIds: ['a', 'd'],
        byId: {
          a: { id: 'a', quantity: 3, moq: 2, discountPercent: 50, prices: pricesOf3 },
          d: {
            ...{ id: 'd', quantity: 2, moq: 2, discountPercent: 50 },
            prices: { unitGross: 1_000, unitNet: 500, unitDiscount: 500, totalGross: 2_000, totalNet: 1_000, totalDiscount: 1_000 },
          },
        },
      },
      dropped: [
        { id: 'b', validity: { valid: false, reason: 'moq', moq: 9, quantity: 3 } },
        { id: 'c', validity: { valid: false, reason: 'discontinued' } },
      ],
      totals: { totalGross: 2_303, totalNet: 1_151, totalDiscount: 1_152 },
    });
  });

  it('OR13 sums anew with a quantity greater than 0 and not below the moq', () => {
    const preview = previewOrder([line('a'), line('b', { quantity: 2 })]);
    const changed = successOf(changeOrderQuantity(preview, 'b', 3));
    expect(changed.products.orderedIds).toEqual(['a', 'b']);
    expect(changed.products.byId.b).toEqual({ id: 'b', quantity: 3, moq: 2, discountPercent: 50, prices: pricesOf3 });
    expect(changed.totals).toEqual({ totalGross: 606, totalNet: 302, totalDiscount: 304 });
    expect(preview.totals).toEqual({ totalGross: 505, totalNet: 252, totalDiscount: 253 });
    expect([
      changeOrderQuantity(preview, 'b', 0),
      changeOrderQuantity(preview, 'b', '3'),
      changeOrderQuantity(preview, 'b', 1),
      changeOrderQuantity(preview, 'x', 3),
      changeOrderQuantity(preview, 'toString', 3),
    ]).toEqual([
      fail({ code: 'quantity.not-positive', value: 0 }),
      fail({ code: 'quantity.not-whole', value: '3' }),
      fail({ code: 'order.below-moq', id: 'b', quantity: 1, moq: 2 }),
      fail({ code: 'order.line-unknown', id: 'x' }),
      fail({ code: 'order.line-unknown', id: 'toString' }),
    ]);
    expect(successOf(changeOrderQuantity(preview, 'b', 2)).products.byId.b?.quantity).toBe(2);
  });

  it('OR14 delivers together on the latest day, or each line when it is ready', () => {
    const days = (offsets: (number | undefined)[], sendTogether: boolean, before?: number) =>
      deliveryDays(
        offsets.map((offset, index) => ({ id: `${index}`, onSite: offset === undefined ? undefined : addDays(TODAY, offset) })),
        { sendTogether, doNotShipBefore: before === undefined ? undefined : addDays(TODAY, before) },
      ).map(({ onSite }) => (onSite === undefined ? '-' : onSite - TODAY));
    expect([
      days([5, 20, 1], false),
      days([5, 20, 1], true),
      days([5, undefined, 1], false),
      days([5, undefined, 1], true),
      days([undefined, 5], true),
      days([5, 20], false, 7),
      days([5, 6], true, 30),
      days([], true, 30),
    ]).toEqual([[5, 20, 1], [20, 20, 20], [5, '-', 1], ['-', '-', '-'], ['-', '-'], [7, 20], [30, 30], []]);
    expect(deliveryDays([{ id: 'a', onSite: TODAY }], { sendTogether: false })).toEqual([{ id: 'a', onSite: TODAY }]);
  });

  it('OR15 reads 403, NO_CLIENT_CODE and a false processOrderSuccess as no success', () => {
    const noClientCode = { code: 'NO_CLIENT_CODE' };
    const answers = [
      [403, { code: 'x' }],
      [403, noClientCode],
      [400, noClientCode],
      [400, { code: 'order.no-client-code', reason: 'NO_CLIENT_CODE' }],
      [400, { code: 'other' }],
      [400, null],
      [500, noClientCode],
      [200, { processOrderSuccess: false, orderId: 1 }],
      [201, { processOrderSuccess: true, orderId: 1 }],
      [299, ''],
      [300, {}],
      [199, {}],
      [Number.NaN, {}],
    ] as const;
    const [refused, noCode, failed, completed] = [
      { kind: 'refused', result: { success: false, status: 403 } },
      { kind: 'refused', result: { success: false, status: 200 } },
      { kind: 'failed' },
      { kind: 'completed' },
    ];
    const expected = [refused, refused, noCode, noCode, failed, failed, failed, failed, completed, completed, failed, failed, failed];
    expect(answers.map(([status, data]) => orderOutcome({ status, data }))).toEqual(
      expected.map((outcome, index) => ({ ...outcome, data: answers[index]?.[1] })),
    );
  });

  it('OR16 follows an order being made', () => {
    const asked = orderProgressAfter(NO_ORDER_PROGRESS, { kind: 'request' });
    const done = orderProgressAfter(asked, { kind: 'success' });
    const failed = orderProgressAfter(asked, { kind: 'failure', error: 'E' });
    expect(NO_ORDER_PROGRESS).toEqual({ creating: false, completed: null, error: null });
    expect(asked).toEqual({ creating: true, completed: null, error: null });
    expect(done).toEqual({ creating: false, completed: true, error: null });
    expect(failed).toEqual({ creating: false, completed: false, error: 'E' });
    expect([orderProgressAfter(done, { kind: 'resetCompleted' }), orderProgressAfter(failed, { kind: 'resetError' })]).toEqual([
      NO_ORDER_PROGRESS,
      { creating: false, completed: false, error: null },
    ]);
    expect([orderProgressAfter(failed, { kind: 'request' }), orderProgressAfter(failed, { kind: 'resetCompleted' })]).toEqual([
      asked,
      { creating: false, completed: null, error: 'E' },
    ]);
  });

  it('OR17 sets the project to ORDER only when the order was completed', () => {
    const outcomes = [201, 403, 500].map((status) => orderOutcome({ status, data: {} }));
    expect(outcomes.map((outcome) => projectStatusAfterOrder(outcome, PROJECT_STATUS.EDITION))).toEqual([2, 1, 1]);
  });

  it('OR18 leads to the forbidden page from fetch and generate, not from processing', () => {
    const calls = ['fetch', 'generate', 'process'] as const;
    expect(calls.map((call) => [403, 404].map((status) => pageAfterOrderFailure(call, status)))).toEqual([
      ['/error-403', undefined],
      ['/error-403', undefined],
      [undefined, undefined],
    ]);
  });

  it('OR19 makes a reference line with the weeks of its quantity', () => {
    const article = {
      reference: '082011/2A',
      moq: 4,
      leadtimes: [
        [
          { from: 1, weeks: 3 },
          { from: 10, weeks: 6 },
        ],
      ],
    };
    expect([
      orderReferenceLine(article, 9),
      orderReferenceLine({ ...article, leadtimes: [] }, 10),
      orderReferenceLine(article, 10),
      orderReferenceLine(article, 0),
    ]).toEqual([
      ok({ quantity: 9, reference: '082011/2A', leadtime: 3, moq: 4 }),
      ok({ quantity: 10, reference: '082011/2A', leadtime: undefined, moq: 4 }),
      ok({ quantity: 10, reference: '082011/2A', leadtime: 6, moq: 4 }),
      fail({ code: 'quantity.not-positive', value: 0 }),
    ]);
  });
});
