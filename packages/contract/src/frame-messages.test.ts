import { describe, expect, it } from 'vitest';
import { FRAME_NAMESPACE, FRAME_VERSION, frameMessageOf } from './frame';
import { readFrameMessage } from './frame-messages';

const frame = { name: 'the frame' };
const NONCE = '00112233445566778899aabbccddeeff';
const expected = { origin: 'https://portal.test', source: frame, nonce: NONCE };
const good = frameMessageOf({ type: 'view', view: 'login', heightPx: 480 }, NONCE);

describe('a message of the framed area', () => {
  it('is read when window, origin and form are the expected ones', () => {
    expect(readFrameMessage({ data: good, ...expected }, expected)).toEqual({
      ns: FRAME_NAMESPACE,
      v: FRAME_VERSION,
      nonce: NONCE,
      type: 'view',
      view: 'login',
      heightPx: 480,
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that only starts alike', { origin: 'https://portal.test.evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window', { source: { name: 'another frame' } }],
    ['no window', { source: null }],
    ['another name space', { data: { ...good, ns: 'other' } }],
    ['no name space', { data: { v: FRAME_VERSION, nonce: NONCE, type: 'closed' } }],
    ['another version', { data: { ...good, v: FRAME_VERSION - 1 } }],
    ['a version as text', { data: { ...good, v: String(FRAME_VERSION) } }],
    ['another nonce', { data: frameMessageOf({ type: 'closed' }, 'ff'.repeat(16)) }],
    ['no nonce', { data: { ns: FRAME_NAMESPACE, v: FRAME_VERSION, type: 'closed' } }],
    ['an unknown type', { data: { ...good, type: 'navigate' } }],
    ['an unknown view', { data: { ...good, view: 'admin' } }],
    ['a height that is no number', { data: { ...good, heightPx: '480' } }],
    ['text', { data: JSON.stringify(good) }],
    ['nothing', { data: null }],
  ])('is ignored with %s', (_name, differing) => {
    expect(readFrameMessage({ data: good, ...expected, ...differing }, expected)).toBeUndefined();
  });

  it('is ignored even from no window when no window is expected', () => {
    expect(readFrameMessage({ data: good, origin: expected.origin, source: null }, { ...expected, source: null })).toBeUndefined();
  });

  it('drops undeclared fields', () => {
    const message = readFrameMessage(
      { data: { ...frameMessageOf({ type: 'closed' }, NONCE), redirect: 'https://evil.test' }, ...expected },
      expected,
    );
    expect(message).toEqual(frameMessageOf({ type: 'closed' }, NONCE));
  });
});
