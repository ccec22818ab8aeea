import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Product, SAMPLE_USERS, signIn } from '@candil/product';
import type { HonestReport } from './honest-client-program';

const PROGRAM = fileURLToPath(new URL('./honest-client-program.ts', import.meta.url));

/** What an honest client met beside an event, in milliseconds and MiB. */
export interface Beside<Value> {
  readonly value: Value;
  readonly longestByClock: number;
  /** By the clock, or by the processor time of the busiest thread of the service where that is less: what a machine of its own would reach. */
  readonly longest: number;
  readonly p99: number;
  readonly requests: number;
  readonly refused: number;
  readonly grownMiB: number;
}

/** The slowest but one in a hundred. */
const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0;

const summaryOf = <Value>(value: Value, { clock, busy, refused, memory }: HonestReport): Beside<Value> => {
  const own = clock.map((time, index) => Math.min(time, busy[index] || time));
  return {
    value,
    longestByClock: Math.max(...clock),
    longest: Math.max(...own),
    p99: p99(own),
    requests: clock.length,
    refused,
    grownMiB: memory.most - memory.first,
  };
};

/** Someone signed in who asks small things all the time, while others do what they do. */
export interface HonestClient {
  beside<Value>(work: () => Promise<Value>): Promise<Beside<Value>>;
  end(): void;
}

export const startHonestClient = async (product: Product): Promise<HonestClient> => {
  const { cookie } = await signIn(product.url, SAMPLE_USERS.sales);
  const child = fork(PROGRAM);
  await once(child, 'message');
  return {
    beside: async (work) => {
      child.send({ url: product.url, cookie, pid: product.pid() });
      try {
        const value = await work();
        const reported = once(child, 'message');
        child.send('stop');
        const [report] = await reported;
        return summaryOf(value, report);
      } catch (error) {
        child.kill();
        throw error;
      }
    },
    end: () => void child.kill(),
  };
};
