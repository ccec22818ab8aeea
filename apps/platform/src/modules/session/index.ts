import type { ModuleFactory } from '../../kernel';
import type { SessionCookies } from '../../kernel/authentication/session-cookies';
import type { SessionService } from '../../kernel/authentication/session-service';
import { sessionRoutes } from './session-routes';

export const sessionModule =
  (sessions: SessionService, cookies: SessionCookies): ModuleFactory =>
  () => ({ name: 'session', routes: sessionRoutes(sessions, cookies) });
