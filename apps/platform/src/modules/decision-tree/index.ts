import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { decisionTreeRoutes } from './routes';

export const decisionTreeModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => ({ name: 'decision-tree', routes: decisionTreeRoutes(contextFor) });
