import type { ModuleFactory } from '../../kernel';
import { flagRoutes } from './routes';

export { openPlatformFlags } from './platform-flags';

export const flagModule: ModuleFactory = (context) => ({ name: 'flag', routes: flagRoutes(context) });
