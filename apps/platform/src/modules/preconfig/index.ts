import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { preconfigRoutes } from './routes';

export { evaluatePreconfig } from './evaluate-preconfig';

export const preconfigModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => ({ name: 'preconfig', routes: preconfigRoutes(contextFor) });
