import { expect, test, vi } from 'vitest';
import { surroundingsOf } from './surroundings';

const ORIGIN = 'https://portal.example';
const NONCE = '00112233445566778899aabbccddeeff';
const leavingTo = (returnTo: string | undefined) => {
  const assign = vi.fn();
  const window = { parent: undefined as unknown, location: { origin: ORIGIN, hash: '', assign } };
  window.parent = window;
  const surroundings = surroundingsOf(window);
  if (surroundings.kind === 'alone') surroundings.leave(returnTo);
  return assign.mock.calls;
};

test('framed, it tells its parent under its own origin only', () => {
  const postMessage = vi.fn();
  const surroundings = surroundingsOf({ parent: { postMessage }, location: { origin: ORIGIN, hash: `#nonce=${NONCE}`, assign: vi.fn() } });
  if (surroundings.kind === 'framed') surroundings.tell({ type: 'login-success' });
  expect(postMessage.mock.calls).toEqual([[{ ns: 'candil-login-area', v: 2, nonce: NONCE, type: 'login-success' }, ORIGIN]]);
});

test.each([
  [undefined, '/'],
  ['/project/7?tab=1', '/?return=%2Fproject%2F7%3Ftab%3D1'],
  // Refused by the portal, which alone decides; here it stays a parameter and never becomes the address.
  ['//elsewhere.example', '/?return=%2F%2Felsewhere.example'],
])('alone, it leaves for %s to %s', (returnTo, expected) => {
  expect(leavingTo(returnTo)).toEqual([[expected]]);
});
