import { Worker } from 'node:worker_threads';
import { sampleBudget } from '@candil/budget-sheet/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { DocumentMaker, type DocumentMakerOptions } from './document-maker';
import type { DocumentOrder } from './document-order';
import { startDocumentThread } from './document-thread';

const orderOf = (clientName: string, lines = 1): DocumentOrder => ({
  kind: 'budget',
  budget: sampleBudget({ lines, flat: true, clientName }),
  format: 'pdf',
  copy: 'own',
  language: 'en',
  prints: '/nowhere',
});

/** A thread that acts on the name of the client, and otherwise answers with it. */
const OBEDIENT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ ready: true });
  parentPort.on('message', ({ id, order }) => {
    const { clientName } = order.budget;
    if (clientName === 'crash') process.exit(7);
    if (clientName === 'throw') setTimeout(() => { throw new Error('out of order'); });
    else if (clientName === 'refuse') parentPort.postMessage({ id, error: 'cannot draw this' });
    else if (clientName !== 'hang') parentPort.postMessage({ id, answer: new TextEncoder().encode(clientName) });
  });`;

const open: DocumentMaker[] = [];
const faults: string[] = [];
const makerOf = (more: Partial<DocumentMakerOptions> = {}) => {
  const startThread = () => new Worker(OBEDIENT, { eval: true, execArgv: [], stderr: true });
  const maker = new DocumentMaker({ startThread, onFault: (fault) => faults.push(fault), ...more });
  open.push(maker);
  return maker;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((maker) => maker.close()));
  faults.length = 0;
});
const textOrFailure = async (maker: DocumentMaker, clientName: string) => {
  const made = await maker.make(orderOf(clientName));
  return made.ok ? new TextDecoder().decode(made.value) : made.failure.code;
};

describe('documents in a thread', () => {
  it.each([
    ['crash', 'its thread ended with 7', 60_000],
    ['throw', 'out of order', 60_000],
    ['refuse', 'cannot draw this', 60_000],
    // Long enough for a thread to start on a busy machine.
    ['hang', 'no document within 2000 ms', 2_000],
  ])('fail one by one: %s costs no other document', async (what, fault, timeLimitMilliseconds) => {
    const maker = makerOf({ timeLimitMilliseconds });
    const answers = await Promise.all(['first', what, 'second', 'third'].map((name) => textOrFailure(maker, name)));
    expect(answers).toEqual(['first', 'document.failed', 'second', 'third']);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  it('are refused when too many wait', async () => {
    const maker = makerOf({ mostWaiting: 2 });
    const answers = await Promise.all(['1', '2', '3', '4', '5'].map((name) => textOrFailure(maker, name)));
    expect(answers).toEqual(['1', '2', '3', 'document.busy', 'document.busy']);
  });

  it('end with the service', async () => {
    const maker = makerOf();
    const hanging = [textOrFailure(maker, 'hang'), textOrFailure(maker, 'waiting')];
    await maker.close();
    expect(await Promise.all(hanging)).toEqual(['document.failed', 'document.busy']);
    expect(await textOrFailure(maker, 'late')).toBe('document.busy');
  });

  it('leave the service responsive while a long one is made', async () => {
    const maker = makerOf({ startThread: startDocumentThread, timeLimitMilliseconds: 120_000 });
    await maker.make(orderOf('warm'));
    let turns = 0;
    let done = false;
    const made = maker.make(orderOf('long', 200)).finally(() => {
      done = true;
    });
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    const result = await made;
    expect(result.ok && new TextDecoder('latin1').decode(result.value.slice(0, 5))).toBe('%PDF-');
    expect(faults).toEqual([]);
    expect(turns).toBeGreaterThan(20);
  }, 120_000);
});
