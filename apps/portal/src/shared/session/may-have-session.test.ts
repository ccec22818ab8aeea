import { expect, test } from 'vitest';
import { mayHaveSession } from './may-have-session';

test.each([
  ['', '/api', false],
  ['language=de; my_catalogue_id=1', '/api', false],
  ['language=de; catalogue_id=16', '/api', true],
  ['', 'https://api.candil.example', true],
])('the cookies "%s" with the service at %s: %s', (cookies, apiPrefix, expected) => {
  expect(mayHaveSession(cookies, apiPrefix)).toBe(expected);
});
