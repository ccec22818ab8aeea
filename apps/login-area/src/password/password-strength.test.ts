import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength';

test.each([
  ['', { kind: 'none' }],
  ['a', { kind: 'missing', count: 9 }],
  ['ninechars', { kind: 'missing', count: 1 }],
  ['aaaaaaaaaaaa', { kind: 'refused', failure: { code: 'password.too-common' } }],
  ['ana@taller.es', { kind: 'refused', failure: { code: 'password.is-email' } }],
  ['abcdefgabcdefg', { kind: 'weak' }],
  ['lamplighte', { kind: 'weak' }],
  ['Lamplight77', { kind: 'fair' }],
  ['three warm pendants hang', { kind: 'strong' }],
])('%s is %j', (password, expected) => {
  expect(passwordStrength(password, 'ana@taller.es')).toEqual(expected);
});
