import type { ModuleFactory } from '../../kernel';
import { impersonationRoutes } from './routes';
import { watchImpersonation } from './watch-impersonation';

export const impersonationModule: ModuleFactory = (context) => ({
  name: 'impersonation',
  routes: impersonationRoutes(context),
  register: async (app) => watchImpersonation(app, context),
});
