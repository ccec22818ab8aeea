import type { Flags, ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { editorOfferRoutes } from './routes';

export { makeEditorOffer } from './make-editor-offer';
export type { OfferViewer } from './price-basis';

/** Module with the data that a browser needs to judge and price compositions and lists of pieces by itself. */
export const editorOfferModule =
  (contextFor: CatalogueContextReader, flags: Flags): ModuleFactory =>
  () => ({ name: 'editor-offer', routes: editorOfferRoutes(contextFor, flags) });
