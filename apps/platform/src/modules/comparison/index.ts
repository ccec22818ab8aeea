import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { comparisonRoutes } from './routes';

export const comparisonModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => ({ name: 'comparison', routes: comparisonRoutes(contextFor) });
