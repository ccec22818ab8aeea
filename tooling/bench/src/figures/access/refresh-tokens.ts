import { setTimeout as pause } from 'node:timers/promises';
import { type Product, SAMPLE_USERS } from '@candil/product';
import { figure } from '../../report';
import { openSession, refreshWith, statusOf } from './cookies';

const AT_ONCE = 100;
const GRACE_MILLISECONDS = 10_000;

/** Figure 2: a hundred refreshes at once with one token give all of them the same one child. */
export const refreshAtOnce = async (product: Product, database: string) => {
  const { refresh } = await openSession(product.url, SAMPLE_USERS.distributor);
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => refreshWith(product.url, refresh)));
  const milliseconds = performance.now() - started;
  const children = new Set(answers.map(({ tokens }) => tokens?.refresh)).size;
  const good = answers.filter(({ status }) => status === 204).length;
  const value = `${AT_ONCE} refreshes with one token, ${good} x 204, ${children} child, ${milliseconds.toFixed(0)} ms`;
  figure(`2 on ${database}`, value, '1 child, all well', children === 1 && good === AT_ONCE);
};

/** Figure 3: a rotated token used again after its grace ends the whole sign-in, its access tokens within a second. */
export const replayedRefresh = async (product: Product, database: string) => {
  const first = await openSession(product.url, SAMPLE_USERS.distributor);
  const { tokens: second } = await refreshWith(product.url, first.refresh);
  await pause(GRACE_MILLISECONDS + 200);
  const replay = await refreshWith(product.url, first.refresh);
  const started = performance.now();
  const alive = async () => (second === undefined ? 200 : statusOf(product.url, second.access));
  while ((await alive()) === 200 && performance.now() - started < 5_000) await pause(10);
  const milliseconds = performance.now() - started;
  const child = second === undefined ? 0 : (await refreshWith(product.url, second.refresh)).status;
  const value = `replay ${replay.status}, child ${child}, access dead after ${milliseconds.toFixed(0)} ms`;
  figure(`3 on ${database}`, value, '401, 401, <= 1000 ms', replay.status === 401 && child === 401 && milliseconds <= 1_000);
};
