import { randomUUID } from 'node:crypto';
import { distributor, openProject, orderBody, type Product } from '@candil/product';
import { figure } from '../report';

const AT_ONCE = 100;

/** Figure 7: the same order posted a hundred times at once with one key is one order. */
export const orderOnce = async (product: Product, database: string) => {
  const session = await distributor(product.url);
  const project = await openProject(session, `Once ${randomUUID().slice(0, 8)}`);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => session.call('POST', '/orders/process', orderBody(project), { 'idempotency-key': key })),
  );
  const ids = new Set(answers.filter(({ status }) => status < 300).map(({ body }) => body.orderId));
  const inFlight = answers.filter(({ status }) => status === 409).length;
  const other = answers.filter(({ status }) => status >= 300 && status !== 409).map(({ status }) => status);
  const value = `${AT_ONCE} posts, ${ids.size} order, ${inFlight} answered in flight, ${other.length} otherwise${other.length ? ` (${[...new Set(other)]})` : ''}`;
  figure(`7 on ${database}`, value, '1 order, the rest equal or 409', ids.size === 1 && other.length === 0);
};
