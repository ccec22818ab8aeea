import { FURNITURE_KINDS } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { EMBED_APPS, EMBED_EXPORT_FORMATS, type EmbedToApp, type EmbedToHost, embedMessageOf, isWithinEmbedSize } from './embed';
import { readEmbedToApp } from './embed-app-reader';
import { readEmbedToHost } from './embed-host-reader';
import { embedToApp, embedToHost } from './embed-messages';

const NONCE = '00112233445566778899aabbccddeeff';
const OTHER = 'ff'.repeat(16);
const hash = '0123456789abcdef';
const summary = { pieces: 3, lights: 2, watts: 12.5, lumens: 900, weeks: null, price: { amount: 410.5, currency: 'EUR' } } as const;
const table = { id: 't', kind: 'table', x: 0, z: 0, widthMetres: 1.8, depthMetres: 0.9, heightMetres: 0.75, turnDegrees: 0 } as const;
const composition = { document: { version: 2 }, furniture: [table] };

const TO_APP: readonly EmbedToApp[] = [
  { type: 'init', payload: {} },
  { type: 'init', payload: { locale: 'de', catalogId: 21, theme: 'dark', prices: 'none', height: 'auto', composition } },
  { type: 'setDocument', payload: composition },
  { type: 'requestState', payload: {} },
  { type: 'requestExport', payload: { format: 'glb' } },
  { type: 'setHeight', payload: { mode: 'auto' } },
];
const TO_HOST: readonly EmbedToHost[] = [
  ...EMBED_APPS.map((app) => ({ type: 'ready', payload: { app } }) as const),
  { type: 'resize', payload: { heightPx: 640 } },
  { type: 'changed', payload: { hash, summary, dirty: true } },
  { type: 'issue', payload: { severity: 'fix', count: 2 } },
  { type: 'state', payload: { inReplyTo: 4, hash, summary: { ...summary, weeks: 6, price: null }, ...composition } },
  ...FURNITURE_KINDS.map(
    (kind) => ({ type: 'state', payload: { inReplyTo: 4, hash, summary, document: null, furniture: [{ ...table, kind }] } }) as const,
  ),
  ...EMBED_EXPORT_FORMATS.map(
    (format) => ({ type: 'exported', payload: { inReplyTo: 5, format, fileName: `belt.${format}`, blob: new Blob(['x']) } }) as const,
  ),
  { type: 'error', payload: { code: 'export.failed', inReplyTo: null } },
  { type: 'handover', payload: { url: 'https://portal.test/new-product#x' } },
];

const hears = (content: object) => readEmbedToApp(content, NONCE);

describe('a message to the frame', () => {
  it.each(TO_APP.map((content) => [content.type, content] as const))('%s is read as it was sent', (_type, content) => {
    const message = embedMessageOf(content, NONCE, 7);
    expect(hears(message)).toEqual({ ok: true, message });
  });

  const good = embedMessageOf(TO_APP[2] as EmbedToApp, NONCE, 1);
  it.each([
    ['another name space', { ...good, ns: 'candil-login-area' }],
    ['another version', { ...good, v: 2 }],
    ['another nonce', { ...good, nonce: OTHER }],
    ['no nonce', { ...good, nonce: undefined }],
    ['no number', { ...good, id: 0 }],
    ['an unknown type', { ...good, type: 'navigate' }],
    ['a type that every object has', { ...good, type: 'constructor' }],
    ['furniture without measures', { ...good, payload: { document: {}, furniture: [{ kind: 'table' }] } }],
    ['more furniture than a room takes', { ...good, payload: { document: {}, furniture: Array(51).fill(table) } }],
    ['text', JSON.stringify(good)],
    ['nothing', null],
  ])('is refused with %s', (_name, data) => {
    expect(readEmbedToApp(data, NONCE)).toEqual({ ok: false, code: 'message.invalid' });
  });

  it('is refused without being looked into when it is large, deep, circular or no plain data', () => {
    const circle: Record<string, unknown> = {};
    circle.self = [circle];
    let deep: unknown = 'x';
    for (let level = 0; level < 200_000; level += 1) deep = { deep };
    const hostile = [
      'x'.repeat(1_000_001),
      Array(200_000).fill(0),
      Object.assign([], { length: 4_000_000_000 }),
      deep,
      circle,
      new Map([['a', 1]]),
      new Uint8Array(4),
      10n,
    ];
    const answers = hostile.map((document) => hears({ ...good, payload: { document, furniture: [] } }));
    expect(new Set(answers.map((answer) => (answer.ok ? 'read' : answer.code)))).toEqual(new Set(['message.too-large']));
  });

  it('may be as large as its limit', () => {
    expect([isWithinEmbedSize('x'.repeat(992), 1000), isWithinEmbedSize('x'.repeat(993), 1000)]).toEqual([true, false]);
  });
});

/** The same message with one field of it, at any depth, taken away or replaced by something of another kind. */
const mutants = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  if (Array.isArray(value))
    return value.flatMap((each, at) => mutants(each).map((mutant) => value.map((own, place) => (place === at ? mutant : own))));
  return Object.entries(value).flatMap(([key, own]) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)),
    ...[undefined, null, 'x', -1, 1.5, Number.NaN, 1e300, true, [], {}, '\ud800', 'constructor', new Map()].map((wrong) => ({
      ...value,
      [key]: wrong,
    })),
    ...mutants(own).map((mutant) => ({ ...value, [key]: mutant })),
  ]);
};

describe('a message to the page', () => {
  it.each(TO_HOST.map((content) => [content.type, content] as const))('%s is read as it was sent', (_type, content) => {
    const message = embedMessageOf(content, NONCE, 7);
    expect(readEmbedToHost(message, NONCE)).toBe(message);
  });
});

it.each([
  ['frame', TO_APP, embedToApp, (message: unknown) => readEmbedToApp(message, NONCE).ok],
  ['page', TO_HOST, embedToHost, (message: unknown) => readEmbedToHost(message, NONCE) !== undefined],
] as const)('the %s reads by hand exactly what the schema takes', (_, contents, schema, isRead) => {
  const messages = contents.flatMap((content) => {
    const good = embedMessageOf(content, NONCE, 7);
    return [good, ...mutants(good)];
  });
  const judged = messages.map((message) => {
    const parsed = schema.safeParse(message);
    return [isWithinEmbedSize(message) && parsed.success && parsed.data.nonce === NONCE, isRead(message), message] as const;
  });
  expect(judged.filter(([bySchema, byHand]) => bySchema !== byHand).map(([, , message]) => message)).toEqual([]);
  expect(messages.length).toBeGreaterThan(500);
  expect(judged.some(([bySchema]) => bySchema)).toBe(true);
});
