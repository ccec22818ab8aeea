import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, type Product, SAMPLE_USERS, signIn } from '@candil/product';
import autocannon from 'autocannon';
import { figure } from '../../report';

const SIGN_INS_PER_SECOND = 200;
/** More than run and wait at once: what comes beyond that must be sent away. */
const CONNECTIONS = 128;
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

/** Resident memory of the service in MiB, as Linux tells it. */
const residentMiB = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

let attempt = 0;
/** Sign-ins with wrong passwords of as many accounts from as many addresses of the network, as a proxy in front would tell them. */
const load = (product: Product, seconds: number) =>
  autocannon({
    url: `${product.url}/api/v1/auth/login`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: SIGN_INS_PER_SECOND,
    headers: { 'content-type': 'application/json', origin: product.url },
    setupClient: (client) => {
      const next = () => {
        attempt += 1;
        const forwarded = `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`;
        const body = JSON.stringify({ email: `load-${attempt}@candil.example`, password: PASSWORD });
        client.setHeadersAndBody({ 'content-type': 'application/json', origin: product.url, 'x-forwarded-for': forwarded }, body);
      };
      next();
      client.on('response', next);
    },
  });

/** Figure 29: sign-ins with wrong passwords from many addresses, beside which the service goes on answering. */
export const signInLoad = async (product: Product, database: string, seconds: number) => {
  const { cookie } = await signIn(product.url, SAMPLE_USERS.admin);
  await probe(product, cookie, 1);
  const before = residentMiB(product.pid());
  const calm: number[] = [];
  const busy: number[] = [];
  const statuses = new Map<string, number>();
  let errors = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(...(await probe(product, cookie, seconds / ROUNDS)));
    const loaded = load(product, seconds / ROUNDS);
    busy.push(...(await probe(product, cookie, seconds / ROUNDS)));
    const { statusCodeStats, errors: failed } = await loaded;
    errors += failed;
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats ?? {})) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const grown = residentMiB(product.pid()) - before;
  const [ofBusy, ofCalm] = [p99(busy), p99(calm)];
  const told = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  const failed = [...statuses.keys()].some((status) => Number(status) >= 500) || errors > 0;
  const value = `p99 beside it ${ofBusy.toFixed(1)} ms, calm ${ofCalm.toFixed(1)} ms (${(ofBusy / ofCalm).toFixed(1)}x); ${told}; +${grown.toFixed(0)} MiB`;
  figure(`29 on ${database}`, value, '<= 3x calm, <= +150 MiB, no 5xx', ofBusy <= 3 * ofCalm && grown <= 150 && !failed);
};
