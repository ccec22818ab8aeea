import { expect, test } from 'vitest';
import { changeRequest, listRequestQuery, parseListRequest } from './list-request';

test.each([
  ['', { search: '', sortBy: 'UPDATED_RECENT', role: undefined, page: 1 }],
  ['search=Casa&sort=NAME_ASC&role=OWNER&page=3', { search: 'Casa', sortBy: 'NAME_ASC', role: 'OWNER', page: 3 }],
  ['sort=PRICE&role=EVERYONE&page=0', { search: '', sortBy: 'UPDATED_RECENT', role: undefined, page: 1 }],
  ['page=1.5', { search: '', sortBy: 'UPDATED_RECENT', role: undefined, page: 1 }],
  [`search=${'x'.repeat(120)}`, { search: 'x'.repeat(100), sortBy: 'UPDATED_RECENT', role: undefined, page: 1 }],
])('the address ?%s is read as a request', (query, expected) => {
  expect(parseListRequest(new URLSearchParams(query))).toEqual(expected);
});

test.each(['', 'search=Bar+%26+Co', 'sort=NAME_DESC&role=COMPANY&page=2'])('the address ?%s comes back from its request', (query) => {
  expect(listRequestQuery(parseListRequest(new URLSearchParams(query))).toString()).toBe(query);
});

test('another search starts on the first page', () => {
  const request = parseListRequest(new URLSearchParams('search=a&sort=NAME_ASC&page=4'));
  expect(changeRequest(request, { search: 'b' })).toEqual({ search: 'b', sortBy: 'NAME_ASC', role: undefined, page: 1 });
  expect(changeRequest(request, { page: 5 })).toEqual({ search: 'a', sortBy: 'NAME_ASC', role: undefined, page: 5 });
});
