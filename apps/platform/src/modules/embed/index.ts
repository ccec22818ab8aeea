import type { Flags, ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { embedRoutes } from './routes';

/** What the configurator on web pages of others needs: nobody is signed in there. */
export const embedModule =
  (contextFor: CatalogueContextReader, flags: Flags): ModuleFactory =>
  () => ({ name: 'embed', routes: embedRoutes(contextFor, flags) });
