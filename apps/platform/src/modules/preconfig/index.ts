import type { ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { preconfigRoutes } from './routes';

export { evaluatePreconfig } from './evaluate-preconfig';

export const preconfigModule =
  (offerOf: OfferReader): ModuleFactory =>
  () => ({ name: 'preconfig', routes: preconfigRoutes(offerOf) });
