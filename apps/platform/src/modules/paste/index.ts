import type { ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { pasteRoutes } from './routes';

export const pasteModule =
  (offerOf: OfferReader): ModuleFactory =>
  () => ({ name: 'paste', routes: pasteRoutes(offerOf) });
