import type { ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { technicalInfoRoutes } from './routes';

export const technicalInfoModule =
  (offerOf: OfferReader): ModuleFactory =>
  () => ({ name: 'technical-info', routes: technicalInfoRoutes(offerOf) });
