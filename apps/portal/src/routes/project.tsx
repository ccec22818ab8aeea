import { useLocation, useParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { PasteDialog, readLeftOver } from '../features/paste';
import { type ListOfProject, ProjectScreen, type ProjectSlots, prefetchProject } from '../features/project';
import { RequestButton, RequestFoot, RequestsOfProject } from '../features/request-budget';
import { ValidationCard } from '../features/validation';

/** A project. */
export const loader: RouteModule['loader'] = ({ params }, portal) => {
  if (params.projectId !== undefined) prefetchProject(portal, params.projectId);
  return null;
};

const renderList = ({ project: { id, version, name, catalogId }, text, onClose, onMissing }: ListOfProject) => (
  <PasteDialog target={{ projectId: id, version, name }} catalogId={catalogId} text={text} onClose={onClose} onMissing={onMissing} />
);

const SLOTS: ProjectSlots = {
  actions: (project) => <RequestButton project={project} />,
  aside: (project) => (
    <>
      <ValidationCard project={project} />
      <RequestsOfProject project={project} />
    </>
  ),
  foot: (project) => <RequestFoot project={project} />,
};

export const Component = () => {
  const { projectId } = useParams();
  const leftOver = readLeftOver(useLocation().state);
  if (projectId === undefined) throw new Error('This route needs a project.');
  return (
    <ProjectScreen key={projectId} projectId={projectId} {...(leftOver && { field: leftOver })} renderList={renderList} slots={SLOTS} />
  );
};
