import { FRAME_VIEWS } from '@candil/contract/frame';
import { describe, expect, test } from 'vitest';
import { addressOf, readAddress, viewOfPath } from './area-address';

const TOKEN = 'a'.repeat(43);
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example');
  return { pathname, search, hash };
};

test.each([
  ['/login-area', 'login'],
  ['/login-area/', 'login'],
  ['/login-area/new-register', 'new-register'],
  ['/login-area/support/', 'support'],
  ['/login-area/nowhere', 'login'],
])('%s shows %s', (pathname, view) => {
  expect(viewOfPath(pathname)).toBe(view);
});

describe('an address', () => {
  test.each([
    ['/login-area/password-change?token=abc', { view: 'password-change', returnTo: undefined, token: 'abc', isInPage: false }],
    [`/login-area/password-change#nonce=1&token=${TOKEN}`, { view: 'password-change', returnTo: undefined, token: TOKEN, isInPage: false }],
    ['/login-area/?return=%2Fproject%2F7%3Ftab%3D1', { view: 'login', returnTo: '/project/7?tab=1', token: undefined, isInPage: false }],
    ['/login-area/support#in=page', { view: 'support', returnTo: undefined, token: undefined, isInPage: true }],
    ['/login-area/#return=', { view: 'login', returnTo: undefined, token: undefined, isInPage: false }],
  ])('%s is read', (address, expected) => {
    expect(readAddress(at(address))).toEqual(expected);
  });

  test.each(FRAME_VIEWS)('of %s leads to that view and keeps what was told but the token', (view) => {
    const before = at(`/login-area/password-change?return=%2Forders&token=${TOKEN}#nonce=12ab`);
    const after = at(addressOf(view, before));
    expect(readAddress(after)).toEqual({ view, returnTo: '/orders', token: undefined, isInPage: false });
    expect(after.hash).toBe('#nonce=12ab');
  });
});
