import type { Flags, ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { embedRoutes } from './routes';

/** Data of the embedded configurator, which works without a sign-in. */
export const embedModule =
  (contextFor: CatalogueContextReader, flags: Flags): ModuleFactory =>
  () => ({ name: 'embed', routes: embedRoutes(contextFor, flags) });
