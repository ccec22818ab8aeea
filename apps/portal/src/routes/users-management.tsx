import type { RouteModule } from '../app/route-module';
import { CompanyUsersScreen, prefetchCompanyUsers } from '../features/company-users';

/** The people of the company, for their managers. */
export const loader: RouteModule['loader'] = (_args, portal) => {
  prefetchCompanyUsers(portal);
  return null;
};

export const Component = () => <CompanyUsersScreen />;
