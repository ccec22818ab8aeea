import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Product, SAMPLE_USERS, signIn } from '@candil/product';
import { figure } from '../../report';
import type { FloodOrder, FloodOutcome } from './sign-in-flood';

const SIGN_INS_PER_SECOND = 200;
const PROBE_EVERY_MILLISECONDS = 10;
/** Calm and load take turns, so that a slow moment of the machine meets both alike. */
const ROUNDS = 5;

/** Times of the account call, asked steadily for so long, in milliseconds. */
const probe = async (product: Product, cookie: string, seconds: number): Promise<number[]> => {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    await fetch(`${product.url}/api/v1/account`, { headers: { cookie } }).then((response) => response.arrayBuffer());
    times.push(performance.now() - started);
    await pause(PROBE_EVERY_MILLISECONDS);
  }
  return times;
};

/** The slowest but one in a hundred. */
const p99 = (times: number[]): number => times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0;

/** Resident memory of the service in MiB, as Linux reports it. */
const residentMiB = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const FLOOD = fileURLToPath(new URL('./sign-in-flood.ts', import.meta.url));

/** The flood in a process of its own; by the time it answers, each of its sign-ins has been answered, so that the next calm is calm. */
const startFlood = () => {
  const child = fork(FLOOD);
  return {
    run: async (order: FloodOrder): Promise<FloodOutcome> => {
      child.send(order);
      const [outcome] = await once(child, 'message');
      return outcome;
    },
    end: () => child.disconnect(),
  };
};

/** Figure 29: sign-ins with wrong passwords of as many accounts from as many addresses, evenly, beside which the service goes on answering. */
export const signInLoad = async (product: Product, database: string, seconds: number) => {
  const { cookie } = await signIn(product.url, SAMPLE_USERS.admin);
  await probe(product, cookie, 1);
  const before = residentMiB(product.pid());
  const calm: number[] = [];
  const busy: number[] = [];
  const statuses = new Map<string, number>();
  let errors = 0;
  const flood = startFlood();
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(...(await probe(product, cookie, seconds / ROUNDS)));
    const flooded = flood.run({ url: product.url, perSecond: SIGN_INS_PER_SECOND, seconds: seconds / ROUNDS });
    busy.push(...(await probe(product, cookie, seconds / ROUNDS)));
    const outcome = await flooded;
    errors += outcome.errors;
    for (const [status, count] of Object.entries(outcome.statuses)) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  flood.end();
  const grown = residentMiB(product.pid()) - before;
  const [ofBusy, ofCalm] = [p99(busy), p99(calm)];
  const summary = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  const failed = [...statuses.keys()].some((status) => Number(status) >= 500) || errors > 0;
  const value = `p99 beside it ${ofBusy.toFixed(1)} ms, calm ${ofCalm.toFixed(1)} ms (${(ofBusy / ofCalm).toFixed(1)}x); ${summary}, ${errors} without answer; +${grown.toFixed(0)} MiB`;
  figure(`29 on ${database}`, value, '<= 3x calm, <= +150 MiB, no 5xx, all answered', ofBusy <= 3 * ofCalm && grown <= 150 && !failed);
};
