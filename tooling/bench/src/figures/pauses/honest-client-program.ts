import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { busiestThread } from '../../processor-time';

/** Settings of the honest client. */
export interface HonestOrder {
  readonly url: string;
  readonly cookie: string;
  /** Process of the service. */
  readonly pid: number;
}

/** What the honest client met until it was told to stop. */
export interface HonestReport {
  /** Milliseconds by the clock, for each request. */
  readonly clock: readonly number[];
  /** Milliseconds that the busiest thread of the service ran during each request; 0 where the system does not tell. */
  readonly busy: readonly number[];
  /** Requests that were not answered with 200. */
  readonly refused: number;
  /** Resident memory of the service in MiB: at the beginning, and the most that was seen. */
  readonly memory: { readonly first: number; readonly most: number };
}

const EVERY_MILLISECONDS = 4;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = ({ url, cookie }: HonestOrder): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(`${url}/api/v1/account`, { agent, headers: { cookie } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end();
  });

const residentMiB = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

let isAsked = false;
const askUntilStopped = async (order: HonestOrder): Promise<HonestReport> => {
  const [clock, busy]: [number[], number[]] = [[], []];
  let refused = 0;
  const first = residentMiB(order.pid);
  let most = first;
  while (isAsked) {
    const ran = busiestThread(order.pid);
    const started = performance.now();
    if ((await ask(order)) !== 200) refused += 1;
    clock.push(performance.now() - started);
    busy.push(ran() / 1e6);
    most = Math.max(most, residentMiB(order.pid));
    await pause(EVERY_MILLISECONDS);
  }
  return { clock, busy, refused, memory: { first, most } };
};

// A process of its own: what the measurement prepares and sends must not make the client wait.
process.on('message', (order: HonestOrder | 'stop') => {
  isAsked = order !== 'stop';
  if (order !== 'stop') void askUntilStopped(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
