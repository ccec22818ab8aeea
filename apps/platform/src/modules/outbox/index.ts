import type { ModuleFactory } from '../../kernel';
import { outboxRoutes } from './routes';

/** Shows the mails that nobody sends: to whoever tries the platform out, and to the journeys. */
export const outboxModule: ModuleFactory = ({ configuration }) => ({ name: 'outbox', routes: outboxRoutes(configuration) });
