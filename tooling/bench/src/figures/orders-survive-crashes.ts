import { brokenOrders, crashDuringOrders, startProduct } from '@candil/product';
import { figure } from '../report';

/** Figure 4: kill -9 during order writes; no acknowledged order may be lost and none may be half there. */
export const ordersSurviveCrashes = async (rounds: number) => {
  const product = await startProduct();
  try {
    const acknowledged: number[] = [];
    for (let round = 0; round < rounds; round += 1) acknowledged.push(...(await crashDuringOrders(product, round)));
    const { lost, half } = await brokenOrders(product, acknowledged);
    const value = `${rounds} kills, ${acknowledged.length} acknowledged orders, ${lost.length} lost, ${half.length} half`;
    figure('4', value, '0 lost, 0 half', acknowledged.length > 0 && lost.length === 0 && half.length === 0);
  } finally {
    await product.remove();
  }
};
