import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Product } from '@candil/product';
import { figure } from '../../report';
import { startHonestClient } from './honest-client';
import type { SlowReport } from './slow-senders-program';

const PROGRAM = fileURLToPath(new URL('./slow-senders-program.ts', import.meta.url));
const EACH = 500;
const CUT_MILLISECONDS = 12_000;
const MOST_MILLISECONDS = 20_000;
const HONEST_P99_MILLISECONDS = 50;

/** Figure 26: clients that send slowly or nothing are cut, and an honest one beside them does not notice. */
export const slowSenders = async (product: Product, database: string) => {
  const client = await startHonestClient(product);
  const child = fork(PROGRAM);
  try {
    const beside = await client.beside(async (): Promise<SlowReport> => {
      child.send({ port: Number(new URL(product.url).port), each: EACH, mostMilliseconds: MOST_MILLISECONDS });
      const [report] = await once(child, 'message');
      return report;
    });
    const kinds = Object.entries(beside.value);
    const told = kinds.map(([kind, { cut, lastMilliseconds }]) => `${cut} ${kind} by ${(lastMilliseconds / 1_000).toFixed(1)} s`);
    const areCut = kinds.every(([, each]) => each.opened === EACH && each.cut === EACH && each.lastMilliseconds <= CUT_MILLISECONDS);
    const value = `cut of ${EACH} each: ${told.join(', ')}; honest p99 ${beside.p99.toFixed(1)} ms, longest ${beside.longest.toFixed(0)} ms (${beside.longestByClock.toFixed(0)} by the clock) of ${beside.requests} requests, ${beside.refused} refused; +${beside.grownMiB.toFixed(0)} MiB`;
    const target = `all within ${CUT_MILLISECONDS / 1_000} s, p99 <= ${HONEST_P99_MILLISECONDS} ms`;
    figure(`26 on ${database}`, value, target, (slower) => {
      return areCut && beside.refused === 0 && beside.p99 <= HONEST_P99_MILLISECONDS * slower;
    });
  } finally {
    child.kill();
    client.end();
  }
};
