import { expect, it } from 'vitest';
import { orderListQuery, parseOrderListRequest } from './order-list-request';

it.each([
  ['', { search: '', status: undefined, mode: undefined, page: 1 }],
  ['search=Llull&status=3&mode=ASSIGNED&page=2', { search: 'Llull', status: 3, mode: 'ASSIGNED', page: 2 }],
  ['status=9&mode=ALL&page=-1', { search: '', status: undefined, mode: undefined, page: 1 }],
  ['page=1e999', { search: '', status: undefined, mode: undefined, page: 1 }],
])('reads %j', (text, expected) => expect(parseOrderListRequest(new URLSearchParams(text))).toEqual(expected));

it('writes the parameters that it reads, without the defaults', () => {
  const text = 'search=Llull&status=3&mode=ASSIGNED&page=2';
  expect(orderListQuery(parseOrderListRequest(new URLSearchParams(text))).toString()).toBe(text);
  expect(orderListQuery(parseOrderListRequest(new URLSearchParams())).toString()).toBe('');
});
