import type { Product } from '@candil/product';
import { measureMachine } from '../../measure';
import { archiveBombs } from './archive-bombs';
import { heavyCalls } from './heavy-calls';
import { slowSenders } from './slow-senders';

/** Figures of what one sender can do to the others. */
export const pauseFigures = async (product: Product, database: string) => {
  measureMachine();
  await archiveBombs(product, database);
  await slowSenders(product, database);
  measureMachine();
  await heavyCalls(product, database);
};
