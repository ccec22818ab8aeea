import type { ModuleFactory } from '../../kernel';
import { outboxRoutes } from './routes';

/** Shows unsent mails for trials and browser journeys. */
export const outboxModule: ModuleFactory = ({ configuration }) => ({ name: 'outbox', routes: outboxRoutes(configuration) });
