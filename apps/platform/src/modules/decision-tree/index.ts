import type { ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { decisionTreeRoutes } from './routes';

export const decisionTreeModule =
  (offerOf: OfferReader): ModuleFactory =>
  () => ({ name: 'decision-tree', routes: decisionTreeRoutes(offerOf) });
