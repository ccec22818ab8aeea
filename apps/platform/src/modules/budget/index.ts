import type { ModuleFactory } from '../../kernel';
import type { Pictures } from '../catalogue';
import type { OfferReader } from '../price';
import { DocumentMaker } from './document/document-maker';
import { startDocumentThread } from './document/document-thread';
import { budgetRoutes } from './routes';

export { storeBudget } from './issue-budget';

export const budgetModule =
  (offerOf: OfferReader, pictures: Pictures): ModuleFactory =>
  ({ configuration, log }) => {
    const onFault = (fault: string) => log.error({ fault }, 'a document was not made');
    const maker = new DocumentMaker({ startThread: startDocumentThread, onFault });
    return {
      name: 'budget',
      routes: budgetRoutes(offerOf, pictures, maker, configuration.files.prints),
      register: async (app) => {
        app.addHook('onClose', () => maker.close());
      },
    };
  };
