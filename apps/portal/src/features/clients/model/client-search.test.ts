import { expect, test } from 'vitest';
import { clientSearchQuery, parseClientSearch } from './client-search';

test.each([
  ['', { search: '', page: 1, email: '' }, ''],
  ['search=lamp%26&page=3', { search: 'lamp&', page: 3, email: '' }, 'search=lamp%26&page=3'],
  ['email=a%40b.example&page=2', { search: '', page: 2, email: 'a@b.example' }, 'page=2&email=a%40b.example'],
  ['page=-1', { search: '', page: 1, email: '' }, ''],
  ['page=1.5&search=x', { search: 'x', page: 1, email: '' }, 'search=x'],
])('the address "%s" is read, and written without defaults', (query, expected, written) => {
  const read = parseClientSearch(new URLSearchParams(query));
  expect(read).toEqual(expected);
  expect(clientSearchQuery(read).toString()).toEqual(written);
});

test('a text longer than the service takes is cut', () => {
  expect(parseClientSearch(new URLSearchParams({ search: 'x'.repeat(101) })).search).toHaveLength(100);
});
