import type { Flags, ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { editorOfferRoutes } from './routes';

/** What a browser needs to judge and price compositions and lists of pieces by itself. */
export const editorOfferModule =
  (offerOf: OfferReader, flags: Flags): ModuleFactory =>
  () => ({ name: 'editor-offer', routes: editorOfferRoutes(offerOf, flags) });
