import type { ProjectListItem } from '@candil/contract';
import { ProjectCard, ProjectCardPlaceholder } from './project-card';

const grid = 'grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5 sm:gap-y-8 md:grid-cols-3 lg:grid-cols-4';
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

export const ProjectGrid = ({ projects }: { projects: readonly ProjectListItem[] }) => (
  <div className={grid}>
    {projects.map((project, index) => (
      <ProjectCard key={project.id} project={project} priority={index < 4} />
    ))}
  </div>
);

export const ProjectGridPlaceholder = () => (
  <div className={grid}>
    {PLACES.map((place) => (
      <ProjectCardPlaceholder key={place} />
    ))}
  </div>
);
