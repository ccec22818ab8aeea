import type { ModuleFactory } from '../../kernel';
import { type OrderParts, orderRoutes } from './routes';

export { placeOrder } from './place-order';

export const orderModule =
  (parts: Omit<OrderParts, 'prints'>): ModuleFactory =>
  ({ configuration }) => ({ name: 'order', routes: orderRoutes({ ...parts, prints: configuration.files.prints }) });
