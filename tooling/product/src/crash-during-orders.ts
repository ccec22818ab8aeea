import { setTimeout as pause } from 'node:timers/promises';
import { distributor, openProject, orderBody } from './order-fixture';
import type { Product } from './start-product';

const IN_FLIGHT = 4;

/** Places orders in several lanes, ends the service by SIGKILL in the middle and starts it again; returns the order ids it had acknowledged. */
export const crashDuringOrders = async (product: Product, round: number): Promise<number[]> => {
  const session = await distributor(product.url);
  const acknowledged: number[] = [];
  let tellFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    tellFirst = resolve;
  });
  const lane = async (number: number) => {
    for (let i = 0; ; i += 1) {
      const project = await openProject(session, `Crash ${round} ${number} ${i}`);
      const { status, body } = await session.call('POST', '/orders/process', orderBody(project));
      if (status >= 300) continue;
      acknowledged.push(body.orderId);
      tellFirst();
    }
  };
  // A lane ends when the service is gone.
  const lanes = Array.from({ length: IN_FLIGHT }, (_, number) => lane(number).catch(() => undefined));
  // However slow the machine is, something has been acknowledged before the end.
  await Promise.race([first, Promise.all(lanes)]);
  await pause((round * 137) % 400);
  await product.end('SIGKILL');
  await Promise.all(lanes);
  await product.start();
  return acknowledged;
};

/** Finds the orders that are lost, and those with other than their one line. */
export const brokenOrders = async (product: Product, orderIds: readonly number[]): Promise<{ lost: number[]; half: number[] }> => {
  const session = await distributor(product.url);
  const lost: number[] = [];
  const half: number[] = [];
  for (const orderId of orderIds) {
    const { status, body } = await session.call('GET', `/v2/orders/${orderId}`);
    if (status !== 200) lost.push(orderId);
    else if (body.products.orderedIds.length !== 1 || Object.keys(body.products.byId).length !== 1) half.push(orderId);
  }
  return { lost, half };
};
