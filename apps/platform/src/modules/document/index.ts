import type { ModuleFactory, PlatformContext } from '../../kernel';
import { DocumentMaker } from './document-maker';
import { startDocumentThread } from './document-thread';

export { DocumentMaker } from './document-maker';
export type { DocumentFailure } from './failures';
export { SPREADSHEET } from './media-types.data';

/** Makes the documents of every module. */
export const documentMakerOf = ({ log }: PlatformContext): DocumentMaker =>
  new DocumentMaker({ startThread: startDocumentThread, onFault: (fault) => log.error({ fault }, 'a document was not made') });

/** Ends the thread of the documents with the service. */
export const documentModule =
  (maker: DocumentMaker): ModuleFactory =>
  () => ({
    name: 'document',
    routes: [],
    register: async (app) => {
      app.addHook('onClose', () => maker.close());
    },
  });
