import type { RouteModule } from '../app/route-module';
import { ProjectsScreen, prefetchProjects } from '../features/project-list';

/** The projects of the account. */
export const loader: RouteModule['loader'] = ({ request }, portal) => {
  prefetchProjects(portal, new URL(request.url).searchParams);
  return null;
};

export const Component = () => <ProjectsScreen />;
