import type { ModuleFactory } from '../../kernel';
import type { Pictures } from '../catalogue';
import type { OfferReader } from '../price';
import { orderRoutes } from './routes';

export { placeOrder } from './place-order';

export const orderModule =
  (offerOf: OfferReader, pictures: Pictures): ModuleFactory =>
  () => ({ name: 'order', routes: orderRoutes(offerOf, pictures) });
