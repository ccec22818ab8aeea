import type { ModuleFactory } from '../../kernel';
import type { PlaceReader } from '../place';
import { profileRoutes } from './routes';

export { deviceOf } from './device-of';

export const profileModule =
  (places: PlaceReader): ModuleFactory =>
  (context) => ({ name: 'profile', routes: profileRoutes(context, places) });
