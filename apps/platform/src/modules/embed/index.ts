import type { Flags, ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { embedRoutes } from './routes';

/** What the configurator on web pages of others needs: nobody is signed in there. */
export const embedModule =
  (offerOf: OfferReader, flags: Flags): ModuleFactory =>
  () => ({ name: 'embed', routes: embedRoutes(offerOf, flags) });
