import { useParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { ProjectScreen, prefetchProject } from '../features/project';

/** A project. */
export const loader: RouteModule['loader'] = ({ params }, portal) => {
  if (params.projectId !== undefined) prefetchProject(portal, params.projectId);
  return null;
};

export const Component = () => {
  const { projectId } = useParams();
  if (projectId === undefined) throw new Error('This route needs a project.');
  return <ProjectScreen key={projectId} projectId={projectId} />;
};
