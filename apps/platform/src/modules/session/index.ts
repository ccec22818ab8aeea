import type { ModuleFactory } from '../../kernel';
import { sessionRoutes } from './session-routes';

export const sessionModule: ModuleFactory = ({ sessions, cookies }) => ({ name: 'session', routes: sessionRoutes(sessions, cookies) });
