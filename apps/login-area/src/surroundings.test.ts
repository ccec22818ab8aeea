import { expect, test, vi } from 'vitest';
import { surroundingsOf } from './surroundings';

const ORIGIN = 'https://portal.example';
const NONCE = '00112233445566778899aabbccddeeff';
const leavingTo = (returnTo: string | undefined) => {
  const assign = vi.fn();
  const window = { parent: undefined as unknown, location: { origin: ORIGIN, hash: '', assign }, document: { referrer: '' } };
  window.parent = window;
  const surroundings = surroundingsOf(window);
  if (surroundings.kind === 'alone') surroundings.leave(returnTo);
  return assign.mock.calls;
};

const messagesTo = (around: { ancestorOrigins?: string[]; referrer?: string }, frameAncestors?: string[]) => {
  const postMessage = vi.fn();
  const { ancestorOrigins, referrer = '' } = around;
  const location = { origin: ORIGIN, hash: `#nonce=${NONCE}`, assign: vi.fn(), ...(ancestorOrigins && { ancestorOrigins }) };
  const surroundings = surroundingsOf({ parent: { postMessage }, location, document: { referrer } }, frameAncestors);
  if (surroundings.kind === 'framed') surroundings.tell({ type: 'login-success' });
  return postMessage.mock.calls;
};

test('framed, it posts messages to its parent under its own origin only', () => {
  expect(messagesTo({ referrer: `${ORIGIN}/project/7` })).toEqual([
    [{ ns: 'candil-login-area', v: 2, nonce: NONCE, type: 'login-success' }, ORIGIN],
  ]);
});

const SHOP = 'https://shop.example';
test.each([
  ['a listed origin that the browser lists', { ancestorOrigins: [SHOP] }, SHOP],
  ['a listed origin that led here', { referrer: `${SHOP}/lamps` }, SHOP],
  ['another origin, whatever led here', { ancestorOrigins: ['https://elsewhere.example'], referrer: `${SHOP}/` }, ORIGIN],
  ['a listed origin that frames the frame around it', { ancestorOrigins: ['https://elsewhere.example', SHOP] }, ORIGIN],
  ['the beginning of a listed one', { referrer: `${SHOP}.elsewhere.example/` }, ORIGIN],
  ['nobody knows what', {}, ORIGIN],
])('framed by %s, it tells it under that origin or its own', (_what, around, expected) => {
  expect(messagesTo(around, [SHOP]).map(([, target]) => target)).toEqual([expected]);
});

test.each([
  [undefined, '/'],
  ['/project/7?tab=1', '/?return=%2Fproject%2F7%3Ftab%3D1'],
  // Refused by the portal, which alone decides; here it stays a parameter and never becomes the address.
  ['//elsewhere.example', '/?return=%2F%2Felsewhere.example'],
])('alone, it leaves for %s to %s', (returnTo, expected) => {
  expect(leavingTo(returnTo)).toEqual([[expected]]);
});
