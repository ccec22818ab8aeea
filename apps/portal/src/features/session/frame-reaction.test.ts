import { readFrameMessage } from '@candil/contract';
import { frameMessageOf } from '@candil/contract/frame';
import { expect, test } from 'vitest';
import { reactionToFrame } from './frame-reaction';

const ORIGIN = 'https://portal.example';
const NONCE = '00112233445566778899aabbccddeeff';
const PROJECT = '00000000-0000-4000-8000-000000000007';
const frame = {};
const heard = (event: { data: unknown; origin?: string; source?: unknown }) => {
  const message = readFrameMessage({ origin: ORIGIN, source: frame, ...event }, { origin: ORIGIN, source: frame, nonce: NONCE });
  return message && reactionToFrame(message);
};

test.each([
  [frameMessageOf({ type: 'view', view: 'login', heightPx: 412.3 }, NONCE), { kind: 'show-view', view: 'login', heightPx: 413 }],
  [frameMessageOf({ type: 'view', view: 'login', heightPx: 0 }, NONCE), { kind: 'show-view', view: 'login', heightPx: 240 }],
  [frameMessageOf({ type: 'view', view: 'support', heightPx: 1e9 }, NONCE), { kind: 'show-view', view: 'support', heightPx: 3000 }],
  [frameMessageOf({ type: 'login-success' }, NONCE), { kind: 'load-account' }],
  [frameMessageOf({ type: 'login-timeout' }, NONCE), { kind: 'leave-to-frame' }],
  [frameMessageOf({ type: 'sign-up-success' }, NONCE), { kind: 'leave-to-frame' }],
  [frameMessageOf({ type: 'social-sign-up-success' }, NONCE), { kind: 'load-account' }],
  [frameMessageOf({ type: 'registration-completed' }, NONCE), { kind: 'load-account' }],
  [frameMessageOf({ type: 'social-sign-up-error', code: 'social.denied' }, NONCE), { kind: 'leave-to-frame' }],
  [frameMessageOf({ type: 'qualified-success' }, NONCE), { kind: 'reload-account' }],
  [frameMessageOf({ type: 'qualified-error', code: 'service.failure' }, NONCE), { kind: 'leave-to-frame' }],
  [frameMessageOf({ type: 'support-requested' }, NONCE), { kind: 'leave-to-frame' }],
  [frameMessageOf({ type: 'support-failed', code: 'service.failure' }, NONCE), { kind: 'leave-to-frame' }],
  [frameMessageOf({ type: 'project-budget', projectId: PROJECT }, NONCE), { kind: 'request-budget', projectId: PROJECT }],
  [frameMessageOf({ type: 'closed' }, NONCE), { kind: 'close' }],
])('%j is answered by %j', (data, expected) => {
  expect(heard({ data })).toEqual(expected);
});

test.each([
  ['another origin', { data: frameMessageOf({ type: 'login-success' }, NONCE), origin: 'https://elsewhere.example' }],
  ['another window', { data: frameMessageOf({ type: 'login-success' }, NONCE), source: {} }],
  ['another name space', { data: { ns: 'other', v: 2, nonce: NONCE, type: 'login-success' } }],
  ['another version', { data: { ns: 'candil-login-area', v: 1, nonce: NONCE, type: 'login-success' } }],
  ['an unknown type', { data: { ns: 'candil-login-area', v: 2, nonce: NONCE, type: 'redirect', to: '//elsewhere.example' } }],
  ['no nonce', { data: { ns: 'candil-login-area', v: 2, type: 'login-success' } }],
  ['another nonce', { data: frameMessageOf({ type: 'login-success' }, 'f'.repeat(32)) }],
  ['a project that is none', { data: frameMessageOf({ type: 'project-budget', projectId: '../../orders' }, NONCE) }],
  ['a failure of a megabyte', { data: frameMessageOf({ type: 'qualified-error', code: 'x'.repeat(1_000_000) }, NONCE) }],
  ['text', { data: 'login-success' }],
])('a message of %s is not heard', (_what, event) => {
  expect(heard(event)).toBeUndefined();
});
