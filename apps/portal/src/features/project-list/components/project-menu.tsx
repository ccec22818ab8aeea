import type { ProjectListItem } from '@candil/contract';
import { PROJECT_STATUS, projectActions } from '@candil/domain';
import { optionalPart } from '../../../shared/part/optional-part';
import { useButtons } from '../../../shared/site-buttons/use-buttons';
import { useIntent } from '../../../shared/use-intent';
import { ProjectMenuButton } from './project-menu-button';

const load = () => import('./open-project-menu');
const OpenProjectMenu = optionalPart(
  () => load(),
  ({ OpenProjectMenu }) => OpenProjectMenu,
);

/** Commands for a project from outside it; only one in edition allows any (PJ1). */
export const ProjectMenu = ({ project }: { project: ProjectListItem }) => {
  const { isRequested, handlers, onMissing } = useIntent(load);
  const shows = useButtons('MyProjects');
  const actions = project.status === PROJECT_STATUS.EDITION ? projectActions(project.status).filter(shows) : [];
  if (actions.length === 0) return null;
  const closed = <ProjectMenuButton project={project} aria-haspopup="menu" aria-expanded={false} {...handlers} />;
  return isRequested ? <OpenProjectMenu project={project} actions={actions} waiting={closed} onMissing={onMissing} /> : closed;
};
