import type { ModuleFactory } from '../../kernel';
import { type ProfileDependencies, profileRoutes } from './routes';

export { deviceOf } from './device-of';

export const profileModule =
  (dependencies: ProfileDependencies): ModuleFactory =>
  (context) => ({ name: 'profile', routes: profileRoutes(context, dependencies) });
