import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { ListReader, type ListReaderOptions, startListThread } from './list-reader';

/** A thread that hangs, fills its memory or dies of the list of that name, and otherwise says it read nothing. */
const OBEDIENT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ ready: true });
  parentPort.on('message', ({ id, order }) => {
    if (order.content === 'hang') for (;;);
    if (order.content === 'fill') { const kept = []; for (;;) kept.push(new Array(100_000).fill(id)); }
    if (order.content === 'crash') process.exit(3);
    parentPort.postMessage({ id, answer: { ok: true, value: { lines: [], columns: undefined } } });
  });`;

const open: ListReader[] = [];
const faults: string[] = [];
const readerOf = (more: Partial<ListReaderOptions> = {}) => {
  const startThread = () =>
    new Worker(OBEDIENT, { eval: true, execArgv: [], stderr: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
  const reader = new ListReader({ startThread, onFault: (fault) => faults.push(fault), ...more });
  open.push(reader);
  return reader;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.close()));
  faults.length = 0;
});
const outcomeOf = async (reader: ListReader, content: string) => {
  const list = await reader.read({ content, models: [] });
  return list.ok ? 'read' : list.failure;
};

describe('reading in a thread', () => {
  it.each([
    ['hang', 'no list within 2000 ms', 2_000],
    ['fill', 'memory', 60_000],
    ['crash', 'its thread ended with 3', 60_000],
  ])('costs one list and no other: %s', async (content, fault, timeLimitMilliseconds) => {
    const reader = readerOf({ timeLimitMilliseconds });
    const answers = await Promise.all(['good', content, 'good'].map((each) => outcomeOf(reader, each)));
    expect(answers).toEqual(['read', { code: 'paste.unreadable' }, 'read']);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  it('leaves the service responsive', async () => {
    const reader = readerOf({ timeLimitMilliseconds: 2_000 });
    await outcomeOf(reader, 'good');
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 20);
    await outcomeOf(reader, 'hang');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it('refuses lists while the queue is full', async () => {
    const reader = readerOf({ mostWaiting: 1 });
    const answers = await Promise.all(['1', '2', '3'].map((content) => outcomeOf(reader, content)));
    expect(answers).toEqual(['read', 'read', { code: 'service.unavailable', retryAfterSeconds: 5 }]);
  });

  it('reads texts and files alike, in the thread of the service', async () => {
    const reader = readerOf({ startThread: startListThread });
    const contents = ['0820 42/2A_10 x 4', Buffer.from('0820 42/2A_10 x 4')];
    const [text, file] = await Promise.all(contents.map((content) => reader.read({ content, models: ['0820'] })));
    expect(text).toMatchObject({
      ok: true,
      value: { lines: [{ read: { kind: 'product', readings: [{ code: '0820 42/2A_10', quantity: { value: 4 } }] } }] },
    });
    expect(file).toEqual(text);
  });
});
