import { expect, test } from 'vitest';
import { pathInMail } from './path-in-mail';

test.each([
  ['Confirm:\nhttps://portal.example/confirm-email?token=ab_c-1\n\nCandil', '/confirm-email?token=ab_c-1'],
  ['first http://a.example/one then http://b.example/two', '/one'],
  ['http://a.example//elsewhere.example/x', undefined],
  ['no link here', undefined],
])('%j leads to %s', (text, path) => {
  expect(pathInMail(text)).toBe(path);
});
