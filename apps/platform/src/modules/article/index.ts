import type { ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { articleRoutes } from './routes';

export const articleModule =
  (offerOf: OfferReader): ModuleFactory =>
  () => ({ name: 'article', routes: articleRoutes(offerOf) });
