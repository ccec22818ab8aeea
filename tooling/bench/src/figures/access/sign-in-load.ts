import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, type Product, SAMPLE_USERS, signIn } from '@candil/product';
import autocannon from 'autocannon';
import { figure } from '../../report';

const SIGN_INS_PER_SECOND = 200;
const PROBE_EVERY_MILLISECONDS = 50;

/** Slowest but one in a hundred answers of the account call, asked steadily for so long. */
const probeP99 = async (product: Product, cookie: string, seconds: number): Promise<number> => {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    await fetch(`${product.url}/api/v1/account`, { headers: { cookie } }).then((response) => response.arrayBuffer());
    times.push(performance.now() - started);
    await pause(PROBE_EVERY_MILLISECONDS);
  }
  times.sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0;
};

/** Resident memory of the service in MiB, as Linux tells it. */
const residentMiB = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Figure 29: sign-ins with wrong passwords from many addresses, beside which the service goes on answering. */
export const signInLoad = async (product: Product, database: string, seconds: number) => {
  const { cookie } = await signIn(product.url, SAMPLE_USERS.admin);
  const calm = await probeP99(product, cookie, 3);
  const before = residentMiB(product.pid());
  let attempt = 0;
  const load = autocannon({
    url: `${product.url}/api/v1/auth/login`,
    method: 'POST',
    connections: 64,
    duration: seconds,
    overallRate: SIGN_INS_PER_SECOND,
    headers: { 'content-type': 'application/json', origin: product.url },
    setupClient: (client) => {
      const next = () => {
        attempt += 1;
        // From as many addresses of the network as there are tries, as a proxy in front would tell them.
        const forwarded = `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`;
        const body = JSON.stringify({ email: `load-${attempt}@candil.example`, password: PASSWORD });
        client.setHeadersAndBody({ 'content-type': 'application/json', origin: product.url, 'x-forwarded-for': forwarded }, body);
      };
      next();
      client.on('response', next);
    },
  });
  const busy = await probeP99(product, cookie, seconds);
  const result = await load;
  const grown = residentMiB(product.pid()) - before;
  const statuses = Object.entries(result.statusCodeStats ?? {})
    .map(([status, { count }]) => `${count} x ${status}`)
    .join(', ');
  const failed = Object.keys(result.statusCodeStats ?? {}).some((status) => Number(status) >= 500) || result.errors > 0;
  const value = `p99 beside it ${busy.toFixed(1)} ms, calm ${calm.toFixed(1)} ms (${(busy / calm).toFixed(1)}x); ${statuses}; +${grown.toFixed(0)} MiB`;
  figure(`29 on ${database}`, value, '<= 3x calm, <= +150 MiB, no 5xx', busy <= 3 * calm && grown <= 150 && !failed);
};
