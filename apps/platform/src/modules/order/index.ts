import type { ModuleFactory } from '../../kernel';
import type { Pictures } from '../catalogue';
import type { CatalogueContextReader } from '../price';
import { orderRoutes } from './routes';

export { placeOrder } from './place-order';

export const orderModule =
  (contextFor: CatalogueContextReader, pictures: Pictures): ModuleFactory =>
  () => ({ name: 'order', routes: orderRoutes(contextFor, pictures) });
