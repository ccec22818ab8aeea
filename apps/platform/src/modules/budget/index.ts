import type { ModuleFactory } from '../../kernel';
import { DocumentMaker } from './document/document-maker';
import { startDocumentThread } from './document/document-thread';
import { type BudgetParts, budgetRoutes } from './routes';

export { storeBudget } from './issue-budget';
export { issuerOfAccount } from './issuer';

export const budgetModule =
  ({ offerOf, pictures, places, files }: Pick<BudgetParts, 'offerOf' | 'pictures' | 'places' | 'files'>): ModuleFactory =>
  ({ configuration, log }) => {
    const onFault = (fault: string) => log.error({ fault }, 'a document was not made');
    const maker = new DocumentMaker({ startThread: startDocumentThread, onFault });
    return {
      name: 'budget',
      routes: budgetRoutes({ offerOf, pictures, places, files, maker, prints: configuration.files.prints }),
      register: async (app) => {
        app.addHook('onClose', () => maker.close());
      },
    };
  };
