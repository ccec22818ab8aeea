import { performance } from 'node:perf_hooks';
import { distributor, type Product } from '@candil/product';
import { busiestThread } from '../processor-time';
import { figure } from '../report';

const LINES = 500;
const ROUNDS = 7;
const MOST_MILLISECONDS = 300;

const LIST = Array.from({ length: LINES }, (_, index) => `${(index % 40) + 1} x 0820 42/2A_10 room ${index % 25}`).join('\n');

/** A list of 500 lines from the clipboard to its preview: right, wrong and unsure lines with prices and repairs. The best round counts. */
export const pasteFigures = async (product: Product, database: string) => {
  const session = await distributor(product.url);
  let [least, leastBusy] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let read = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const busy = busiestThread(product.pid());
    const start = performance.now();
    const { status, body } = await session.call('POST', '/v1/projects/products/preview?lang=en', { catalogId: 16, text: LIST });
    if (status !== 200) throw new Error(`The preview answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
    [least, leastBusy] = [Math.min(least, performance.now() - start), Math.min(leastBusy, busy() / 1e6)];
    read = body.lines.length;
  }
  const value = `${read} lines in ${least.toFixed(0)} ms, ${leastBusy.toFixed(0)} ms of the busiest thread, best of ${ROUNDS}`;
  figure(`paste of ${LINES} lines on ${database}`, value, `<= ${MOST_MILLISECONDS} ms`, least <= MOST_MILLISECONDS);
};
