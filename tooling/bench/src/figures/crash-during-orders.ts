import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '@candil/product';
import { figure } from '../report';
import { distributor, openProject, orderBody } from './order-fixture';

const IN_FLIGHT = 4;

/** Places orders until the service is gone; returns the ids it acknowledged. */
const orderUntilKilled = async (product: Product, round: number) => {
  const session = await distributor(product.url);
  const acknowledged: number[] = [];
  const worker = async (lane: number) => {
    for (let i = 0; ; i += 1) {
      const project = await openProject(session, `Crash ${round} ${lane} ${i}`);
      const { status, body } = await session.call('POST', '/orders/process', orderBody(project));
      if (status < 300) acknowledged.push(body.orderId);
    }
  };
  const lanes = Array.from({ length: IN_FLIGHT }, (_, lane) => worker(lane).catch(() => undefined));
  await pause(300 + ((round * 137) % 400));
  await product.end('SIGKILL');
  await Promise.all(lanes);
  return acknowledged;
};

/** Figure 4: kill -9 during order writes; no acknowledged order may be lost and none may be half there. */
export const crashDuringOrders = async (rounds: number) => {
  const product = await startProduct();
  const acknowledged: number[] = [];
  let slowestStart = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await orderUntilKilled(product, round)));
      const start = performance.now();
      await product.start();
      slowestStart = Math.max(slowestStart, performance.now() - start);
    }
    const session = await distributor(product.url);
    let lost = 0;
    let half = 0;
    for (const orderId of acknowledged) {
      const { status, body } = await session.call('GET', `/v2/orders/${orderId}`);
      if (status !== 200) lost += 1;
      else if (body.products.orderedIds.length !== 1 || Object.keys(body.products.byId).length !== 1) half += 1;
    }
    const value = `${rounds} kills, ${acknowledged.length} acknowledged orders, ${lost} lost, ${half} half, slowest start ${slowestStart.toFixed(0)} ms`;
    figure('4', value, '0 lost, 0 half', acknowledged.length > 0 && lost === 0 && half === 0);
  } finally {
    await product.remove();
  }
};
