import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { technicalInfoRoutes } from './routes';

export { technicalFactsOf } from './technical-facts';

export const technicalInfoModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => ({ name: 'technical-info', routes: technicalInfoRoutes(contextFor) });
