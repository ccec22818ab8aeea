import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COMMON_PASSWORDS } from './common-passwords.data';
import { checkPassword } from './password';
import { returnPath } from './wire-values';

const codeOf = (password: string, email?: string) => {
  const checked = checkPassword(password, email);
  return checked.ok ? 'ok' : checked.failure.code;
};

describe('a password that is chosen', () => {
  it.each([
    ['ten characters', 'lamp-shade', 'ok'],
    ['nine', 'lampshade', 'password.too-short'],
    ['256', 'ab'.repeat(128), 'ok'],
    ['257', `${'ab'.repeat(128)}c`, 'password.too-long'],
    ['a common one in other case', 'PassWord1234', 'password.too-common'],
    ['one character over and over', '0'.repeat(40), 'password.too-common'],
    ['a run upwards', 'abcdefghijklmnop', 'password.too-common'],
    ['a run downwards', '9876543210', 'password.too-common'],
    ['full-width digits of a run', '１２３４５６７８９０', 'password.too-common'],
    ['letters that are nearly a run', 'abcdefghijx', 'ok'],
    ['characters beyond the basic plane', '💡🔦💡🕯🔦', 'ok'],
  ])('of %s', (_, password, code) => {
    expect(codeOf(password)).toBe(code);
  });

  it('differs from the address and from its local part', () => {
    const email = 'ada.byron@example.com';
    expect([
      codeOf('Ada.Byron@Example.com', email),
      codeOf('ada.byron@', 'ada.byron@@x.com'),
      codeOf('adalovelace', 'AdaLovelace@example.com'),
      codeOf('ada.byron@example.org', email),
    ]).toEqual(['password.is-email', 'password.is-email', 'password.is-email', 'ok']);
  });

  it('has a list of common ones that length alone would let through, in the form in which they are compared', () => {
    expect(
      [...COMMON_PASSWORDS].filter((password) => password.length < 10 || password !== password.normalize('NFKC').toLowerCase()),
    ).toEqual([]);
  });
});

describe('a path to come back to', () => {
  it.each([
    ['/', true],
    ['/project/1?tab=2#last', true],
    ['/orders?next=//elsewhere', true],
    ['//elsewhere.example', false],
    ['/.//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['/a\u0009b', false],
    ['https://elsewhere.example', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s', (path, isTaken) => {
    expect(z.safeParse(returnPath, path).success).toBe(isTaken);
  });
});
