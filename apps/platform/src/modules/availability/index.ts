import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { availabilityRoutes } from './routes';

export { availabilityToWire } from './wire-availability';

export const availabilityModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => ({ name: 'availability', routes: availabilityRoutes(contextFor) });
