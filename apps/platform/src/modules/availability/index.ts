import type { ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { availabilityRoutes } from './routes';

export { availabilityToWire } from './wire-availability';

export const availabilityModule =
  (offerOf: OfferReader): ModuleFactory =>
  () => ({ name: 'availability', routes: availabilityRoutes(offerOf) });
