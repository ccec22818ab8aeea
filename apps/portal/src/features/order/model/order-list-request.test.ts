import { ORDER_LISTING_MODES } from '@candil/contract';
import { expect, it } from 'vitest';
import { LISTING_MODES, orderListQuery, parseOrderListRequest } from './order-list-request';

it('knows the listing modes of the contract', () => expect(LISTING_MODES).toEqual(ORDER_LISTING_MODES));

it.each([
  ['', { search: '', status: undefined, mode: undefined, page: 1 }],
  ['search=Llull&status=3&mode=ASSIGNED&page=2', { search: 'Llull', status: 3, mode: 'ASSIGNED', page: 2 }],
  ['status=9&mode=ALL&page=-1', { search: '', status: undefined, mode: undefined, page: 1 }],
  ['page=1e999', { search: '', status: undefined, mode: undefined, page: 1 }],
])('reads %j', (text, expected) => expect(parseOrderListRequest(new URLSearchParams(text))).toEqual(expected));

it('writes what it reads, without the defaults', () => {
  const text = 'search=Llull&status=3&mode=ASSIGNED&page=2';
  expect(orderListQuery(parseOrderListRequest(new URLSearchParams(text))).toString()).toBe(text);
  expect(orderListQuery(parseOrderListRequest(new URLSearchParams())).toString()).toBe('');
});
