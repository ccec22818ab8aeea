import { describe, expect, it } from 'vitest';
import { EMBED_QUEUE_MAX, type EmbedToApp, type EmbedToHost, embedMessageOf } from './embed';
import { type EmbedAppEffect, type EmbedAppEvent, startEmbedApp, stepEmbedApp } from './embed-app-session';
import { type EmbedHostEffect, type EmbedHostEvent, startEmbedHost, stepEmbedHost } from './embed-host-session';

const NONCE = '00112233445566778899aabbccddeeff';
const frame = { name: 'the frame' };
const expected = { origin: 'https://portal.test', source: frame };
const summary = { pieces: 0, lights: 0, watts: 0, lumens: 0, weeks: null, price: null };
const hash = '0123456789abcdef';
const toApp = (content: EmbedToApp, id = 1): EmbedAppEvent => ({ kind: 'received', data: embedMessageOf(content, NONCE, id) });
const init = toApp({ type: 'init', payload: { height: 'auto' } });
const setDocument = (document: unknown, id = 1) => toApp({ type: 'setDocument', payload: { document, furniture: [] } }, id);

const runApp = (...events: readonly EmbedAppEvent[]): readonly EmbedAppEffect[] => {
  let state = startEmbedApp(NONCE);
  return events.flatMap((event) => {
    const step = stepEmbedApp(state, event);
    state = step.state;
    return step.effects;
  });
};
/** Effects in short: the served and posted messages by type, with their main data. */
const brief = (effects: readonly EmbedAppEffect[]) =>
  effects.map((effect) => {
    if (effect.kind === 'serve') return `serve ${effect.message.type} ${effect.message.id}`;
    if (effect.kind !== 'post') return effect.kind;
    const { type, payload } = effect.message;
    return type === 'error' ? `error ${payload.code}` : type === 'resize' ? `resize ${payload.heightPx}` : type;
  });

describe('the half of the frame', () => {
  it('starts once, queues requests until the first drawing, and serves them in order', () => {
    const ask = (id: number) => toApp({ type: 'requestState', payload: {} }, id);
    const effects = runApp(ask(1), init, init, setDocument({}, 2), ask(3), { kind: 'drained' }, { kind: 'opened' }, { kind: 'drained' });
    expect(brief(effects)).toEqual(['init', 'wake', 'serve requestState 1', 'serve setDocument 2', 'serve requestState 3']);
  });

  it('loads the last of a flood of documents, and refuses a flood of questions once', () => {
    const flood = Array.from({ length: 10_000 }, (_, each) => setDocument({ each }, each + 1));
    const questions = Array.from({ length: 1_000 }, (_, each) => toApp({ type: 'requestState', payload: {} }, 20_000 + each));
    const effects = brief(runApp(init, ...flood, ...questions, { kind: 'opened' }, { kind: 'drained' }));
    expect(effects.slice(0, 4)).toEqual(['init', 'error queue.full', 'wake', 'serve setDocument 10000']);
    expect(effects).toHaveLength(3 + EMBED_QUEUE_MAX);
  });

  it('answers the first of many forgeries, acts on none', () => {
    const forged = Array.from({ length: 200 }, (_, each): EmbedAppEvent => {
      const good = embedMessageOf({ type: 'requestState', payload: {} }, NONCE, each + 1);
      const wrong = [{ ...good, nonce: 'f'.repeat(32) }, { ...good, v: 2 }, { ...good, ns: 'x' }, { ...good, type: 'eval' }, 'x', null];
      return { kind: 'received', data: wrong[each % wrong.length] };
    });
    expect(brief(runApp(init, { kind: 'opened' }, ...forged, { kind: 'drained' }))).toEqual(['init', 'error message.invalid']);
  });

  it('reports its height when the page follows it, for changes of more than a pixel, and never in fill mode', () => {
    const heights = [600, 600.4, 602.5, 601.6, 640].map((heightPx) => ({ kind: 'measured', heightPx }) as const);
    const fill = toApp({ type: 'setHeight', payload: { mode: 'fill' } });
    expect(brief(runApp(...heights))).toEqual([]);
    expect(brief(runApp(init, ...heights, fill, ...heights))).toEqual(['init', 'resize 600', 'resize 603', 'resize 640', 'wake']);
  });

  it('numbers its messages', () => {
    const content: EmbedToHost = { type: 'issue', payload: { severity: 'none', count: 0 } };
    const posted = runApp({ kind: 'announced', content }, { kind: 'announced', content });
    expect(posted).toEqual([1, 2].map((id) => ({ kind: 'post', message: embedMessageOf(content, NONCE, id) })));
  });
});

const ready = (change: object = {}, content: EmbedToHost = { type: 'ready', payload: { app: 'plusminus-drawing-configurator' } }) =>
  ({ kind: 'heard', data: embedMessageOf(content, NONCE, 1), ...expected, hasPort: true, ...change }) as EmbedHostEvent;
const asked = (content: EmbedToApp): EmbedHostEvent => ({ kind: 'asked', content });
const changed: EmbedHostEvent = {
  kind: 'received',
  data: embedMessageOf({ type: 'changed', payload: { hash, summary, dirty: true } }, NONCE, 2),
};

const runHost = (...events: readonly EmbedHostEvent[]): readonly EmbedHostEffect[] => {
  let state = startEmbedHost(NONCE, { locale: 'de' });
  return events.flatMap((event) => {
    const step = stepEmbedHost(state, event, expected);
    state = step.state;
    return step.effects;
  });
};
const briefHost = (effects: readonly EmbedHostEffect[]) =>
  effects.map((effect) => {
    if (effect.kind === 'post' || effect.kind === 'deliver') return `${effect.kind} ${effect.message.type}`;
    return effect.kind === 'refuse' ? `refuse ${effect.content.type}` : effect.kind;
  });

describe('the half of the page', () => {
  it('answers ready with the start, then with the queued requests', () => {
    const effects = runHost(
      changed,
      asked({ type: 'requestState', payload: {} }),
      asked({ type: 'setDocument', payload: { document: { version: 2 }, furniture: [] } }),
      ready(),
      changed,
    );
    expect(briefHost(effects)).toEqual(['connect', 'post init', 'post requestState', 'deliver ready', 'deliver changed']);
    expect(effects[1]).toMatchObject({
      message: { payload: { locale: 'de', composition: { document: { version: 2 }, furniture: [] } } },
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that only starts alike', { origin: 'https://portal.test.evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window', { source: { name: 'another frame' } }],
    ['no window', { source: null }],
    ['no port', { hasPort: false }],
    ['another nonce', { data: embedMessageOf({ type: 'ready', payload: { app: 'plusminus-export3d' } }, 'f'.repeat(32), 1) }],
    ['another message', { data: embedMessageOf({ type: 'handover', payload: { url: 'https://evil.test' } }, NONCE, 1) }],
  ])('does not begin with %s', (_name, change) => {
    expect(runHost(ready(change), changed)).toEqual([]);
  });

  it('restarts with the last settings when the frame was reloaded', () => {
    const document = { version: 2 };
    const again = asked({ type: 'setDocument', payload: { document, furniture: [] } });
    const effects = runHost(ready(), again, ready());
    expect(briefHost(effects)).toEqual([
      'connect',
      'post init',
      'deliver ready',
      'post setDocument',
      'connect',
      'post init',
      'deliver ready',
    ]);
    expect(effects[5]).toMatchObject({ message: { payload: { composition: { document } } } });
  });

  it('refuses more than its queue holds', () => {
    const questions = Array.from({ length: EMBED_QUEUE_MAX + 2 }, () => asked({ type: 'requestState', payload: {} }));
    expect(briefHost(runHost(...questions))).toEqual(['refuse requestState', 'refuse requestState']);
  });
});
