import { frameMessageOf, readFrameMessage } from '@candil/contract';
import { expect, test } from 'vitest';
import { reactionToFrame } from './frame-reaction';

const ORIGIN = 'https://portal.example';
const frame = {};
const heard = (event: { data: unknown; origin?: string; source?: unknown }) => {
  const message = readFrameMessage({ origin: ORIGIN, source: frame, ...event }, { origin: ORIGIN, source: frame });
  return message && reactionToFrame(message);
};

test.each([
  [frameMessageOf({ type: 'view', view: 'login', heightPx: 412.3 }), { kind: 'show-view', heightPx: 413 }],
  [frameMessageOf({ type: 'view', view: 'login', heightPx: 0 }), { kind: 'show-view', heightPx: 240 }],
  [frameMessageOf({ type: 'view', view: 'login', heightPx: 1e9 }), { kind: 'show-view', heightPx: 900 }],
  [frameMessageOf({ type: 'login-success' }), { kind: 'load-account' }],
  [frameMessageOf({ type: 'login-timeout' }), { kind: 'leave-to-frame' }],
  [frameMessageOf({ type: 'closed' }), { kind: 'close' }],
])('%j is answered by %j', (data, expected) => {
  expect(heard({ data })).toEqual(expected);
});

test.each([
  ['another origin', { data: frameMessageOf({ type: 'login-success' }), origin: 'https://elsewhere.example' }],
  ['another window', { data: frameMessageOf({ type: 'login-success' }), source: {} }],
  ['another name space', { data: { ns: 'other', v: 1, type: 'login-success' } }],
  ['another version', { data: { ns: 'candil-login-area', v: 2, type: 'login-success' } }],
  ['an unknown type', { data: { ns: 'candil-login-area', v: 1, type: 'redirect', to: '//elsewhere.example' } }],
  ['text', { data: 'login-success' }],
])('a message of %s is not heard', (_what, event) => {
  expect(heard(event)).toBeUndefined();
});
