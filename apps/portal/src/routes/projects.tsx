import type { RouteModule } from '../app/route-module';
import { NewFromList } from '../features/paste';
import { ProjectsScreen, prefetchProjects } from '../features/project-list';
import { useAccount } from '../shared/session/use-session';

/** The projects of the account. */
export const loader: RouteModule['loader'] = ({ request }, portal) => {
  prefetchProjects(portal, new URL(request.url).searchParams);
  return null;
};

export const Component = () => {
  const { catalogId } = useAccount();
  return <ProjectsScreen actions={<NewFromList catalogId={catalogId} />} />;
};
