import { performance } from 'node:perf_hooks';
import { distributor, type Product, type Session } from '@candil/product';
import autocannon from 'autocannon';
import { busiestThread } from '../../processor-time';
import { figure } from '../../report';
import { type BareFastify, startBareFastify } from './bare-fastify';
import { fillFirstPage, largestProject } from './sample-projects';

const CONNECTIONS = 32;
const WARM_UP = 1_500;
const REQUESTS = 1_500;
const ROUNDS = 9;
const PAGE = 20;
const OPENINGS = 15;

/** Requests a second that a bare Fastify answered, its thread fully busy, on the machine on which the goals were set. */
const BARE_WHERE_GOALS_WERE_SET = 18_700;

interface Rate {
  /** Rate by the clock, including other work of the machine. */
  readonly perSecond: number;
  /** By the processor time of the busiest thread: what a machine of its own would reach. 0 where the system does not tell. */
  readonly alone: number;
}

const rateOf = async (url: string, pid: number, cookie: string, amount = REQUESTS): Promise<Rate> => {
  const busy = busiestThread(pid);
  const start = performance.now();
  const result = await autocannon({ url, connections: CONNECTIONS, amount, headers: { cookie } });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times otherwise than 2xx`);
  const nanoseconds = busy();
  return { perSecond: (amount * 1000) / (performance.now() - start), alone: nanoseconds === 0 ? 0 : (amount * 1e9) / nanoseconds };
};

/** The best of several rounds: what else the machine does only ever takes away. */
const best = (rates: readonly Rate[]): Rate => ({
  perSecond: Math.max(...rates.map(({ perSecond }) => perSecond)),
  alone: Math.max(...rates.map(({ alone }) => alone)),
});

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/**
 * The median of the ratios of each round: a processor runs faster at one moment than at another, and rounds that follow each other share
 * the moment. 0 where the system does not tell processor times.
 */
const ratioOf = ([ours = [], peer = []]: readonly (readonly Rate[])[]): number =>
  median(ours.map(({ alone }, round) => alone / (peer[round]?.alone || Number.POSITIVE_INFINITY)));

interface Read {
  readonly what: string;
  readonly path: string;
  readonly goal: number;
}

const beside = async (product: Product, bare: BareFastify, session: Session, { what, path, goal }: Read, database: string) => {
  const address = `/api${path}`;
  const response = await fetch(`${product.url}${address}`, { headers: { cookie: session.cookie } });
  const statements = response.headers.get('x-statement-count');
  await bare.tell(address, await response.json());
  const candidates = [
    { url: `${product.url}${address}`, pid: product.pid(), rates: [] as Rate[] },
    { url: `${bare.url}${address}`, pid: bare.pid, rates: [] as Rate[] },
  ];
  for (const { url, pid } of candidates) await rateOf(url, pid, session.cookie, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { url, pid, rates } of candidates) rates.push(await rateOf(url, pid, session.cookie));
  const [ours, peer] = candidates.map(({ rates }) => best(rates)) as [Rate, Rate];
  const ratio = ratioOf(candidates.map(({ rates }) => rates));
  const value = `${ours.perSecond.toFixed(0)} req/s, by processor time ${ours.alone.toFixed(0)} [${(ratio * BARE_WHERE_GOALS_WERE_SET).toFixed(0)}], ${statements} SQL statements; bare Fastify ${peer.perSecond.toFixed(0)}, by processor time ${peer.alone.toFixed(0)}, ratio ${ratio.toFixed(3)}`;
  const reached = Math.max(ours.perSecond, ratio * BARE_WHERE_GOALS_WERE_SET);
  figure(`${what} on ${database}`, value, `>= ${goal} req/s`, reached >= goal);
};

/** A project of 1,000 lines: as it is opened again and again, and the first time after a change. */
const openLargest = async (product: Product, session: Session, database: string) => {
  const made = await largestProject(session);
  let { version } = made;
  const times: Record<'again' | 'changed', number[]> = { again: [], changed: [] };
  const busyTimes: Record<'again' | 'changed', number[]> = { again: [], changed: [] };
  const open = async (kind: 'again' | 'changed') => {
    const busy = busiestThread(product.pid());
    const start = performance.now();
    const response = await fetch(`${product.url}/api/v2/project/${made.id}?lang=en`, { headers: { cookie: session.cookie } });
    await response.arrayBuffer();
    times[kind].push(performance.now() - start);
    busyTimes[kind].push(busy() / 1e6);
  };
  for (let round = 0; round < OPENINGS; round += 1) {
    const { status, body } = await session.call('PATCH', `/v1/projects/${made.id}`, { version, name: `Hotel ${round}` });
    if (status !== 200) throw new Error(`Renaming answered ${status}`);
    version = body.version;
    await open('changed');
    await open('again');
  }
  const summaryOf = (kind: 'again' | 'changed') =>
    `${median(times[kind]).toFixed(1)} ms (${median(busyTimes[kind]).toFixed(1)} ms of its busiest thread)`;
  const value = `${made.lines} lines: ${summaryOf('again')}, first after a change ${summaryOf('changed')}`;
  figure(`project of 1,000 lines on ${database}`, value, 'again <= 15 ms', Math.min(median(times.again), median(busyTimes.again)) <= 15);
};

/** List and project of the service beside a bare Fastify that sends the same bytes, and the largest project there may be. */
export const readFigures = async (product: Product, database: string) => {
  const session = await distributor(product.url);
  await fillFirstPage(session, PAGE);
  const list = `/v1/projects?itemsPerPage=${PAGE}&lang=en`;
  const { body } = await session.call('GET', list);
  const onServer = database === 'PostgreSQL';
  const bare = await startBareFastify();
  try {
    await beside(product, bare, session, { what: `list of ${PAGE} projects`, path: list, goal: onServer ? 3_000 : 1_500 }, database);
    const path = `/v2/project/${body.items[0].id}?lang=en`;
    await beside(product, bare, session, { what: 'project', path, goal: onServer ? 3_000 : 1_500 }, database);
  } finally {
    bare.end();
  }
  await openLargest(product, session, database);
};
