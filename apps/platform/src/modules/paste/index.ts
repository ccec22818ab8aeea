import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { pasteRoutes } from './routes';
import { ListReader, startListThread } from './thread/list-reader';

export const pasteModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  ({ log }) => {
    const lists = new ListReader({ startThread: startListThread, onFault: (fault) => log.error({ fault }, 'reading a list failed') });
    return {
      name: 'paste',
      routes: pasteRoutes(contextFor, lists),
      register: async (app) => {
        app.addHook('onClose', () => lists.close());
      },
    };
  };
