import { brokenOrders, crashDuringOrders, SHORT_LIVED, startProduct } from '@candil/product';
import { expect, test } from '@playwright/test';
import { BREADTH } from '../breadth';

/** Each kill at another moment of the writing. */
const KILLS = BREADTH === 'proof' ? 3 : 1;

test('no acknowledged order is lost when the service is killed while it writes, and it starts again by itself', async () => {
  test.slow();
  const product = await startProduct({}, SHORT_LIVED);
  try {
    const acknowledged: number[] = [];
    for (let round = 0; round < KILLS; round += 1) acknowledged.push(...(await crashDuringOrders(product, round)));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(await brokenOrders(product, acknowledged)).toEqual({ lost: [], half: [] });
  } finally {
    await product.remove();
  }
});
