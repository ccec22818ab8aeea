import { expect, test, vi } from 'vitest';
import { surroundingsOf } from './surroundings';

const ORIGIN = 'https://portal.example';
const aloneAt = (search: string) => {
  const assign = vi.fn();
  const window = { parent: undefined as unknown, location: { origin: ORIGIN, search, assign } };
  window.parent = window;
  const surroundings = surroundingsOf(window);
  if (surroundings.kind === 'alone') surroundings.leave();
  return assign.mock.calls;
};

test('framed, it tells its parent under its own origin only', () => {
  const postMessage = vi.fn();
  const surroundings = surroundingsOf({ parent: { postMessage }, location: { origin: ORIGIN, search: '', assign: vi.fn() } });
  if (surroundings.kind === 'framed') surroundings.tell({ type: 'login-success' });
  expect(postMessage.mock.calls).toEqual([[{ ns: 'candil-login-area', v: 1, type: 'login-success' }, ORIGIN]]);
});

test.each([
  ['', '/'],
  ['?return=%2Fproject%2F7%3Ftab%3D1', '/?return=%2Fproject%2F7%3Ftab%3D1'],
  // Refused by the portal, which alone decides; here it stays a parameter and never becomes the address.
  ['?return=%2F%2Felsewhere.example', '/?return=%2F%2Felsewhere.example'],
])('alone at %s, it leaves to %s', (search, expected) => {
  expect(aloneAt(search)).toEqual([[expected]]);
});
