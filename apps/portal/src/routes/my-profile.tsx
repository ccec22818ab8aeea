import type { RouteModule } from '../app/route-module';
import { ProfileScreen, prefetchProfile } from '../features/profile';

/** The account of the user. */
export const loader: RouteModule['loader'] = (_args, portal) => {
  prefetchProfile(portal);
  return null;
};

export const Component = () => <ProfileScreen />;
