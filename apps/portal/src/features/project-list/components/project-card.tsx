import type { ProjectListItem } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Dot } from '@candil/ui-kit/badge';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { ProjectMenu } from './project-menu';
import { PICTURES_SHAPE, ProjectPictures } from './project-pictures';
import { useProjectFacts } from './use-project-facts';

interface ProjectCardProps {
  readonly project: ProjectListItem;
  readonly priority?: boolean;
  /** Level of the name as a heading. */
  readonly level?: 2 | 3;
}

/** Card of a project: its picture, its name and the facts that distinguish it from the others. */
export const ProjectCard = ({ project, priority = false, level = 2 }: ProjectCardProps) => {
  const { t } = useTranslation('eproject');
  const facts = useProjectFacts();
  const Heading = `h${level}` as const;
  return (
    <article className="group relative">
      <ProjectPictures
        images={project.images}
        priority={priority}
        className="transition-[filter] duration-200 group-hover:brightness-[1.06]"
      />
      <div className="mt-2.5 flex items-start gap-1 px-0.5">
        <div className="min-w-0 grow">
          <Heading className="m-0 truncate text-base font-semibold">
            <Link
              to={`/project/${project.id}`}
              className="text-inherit no-underline before:absolute before:inset-0 before:rounded-card focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-offset-2 focus-visible:before:outline-focus"
            >
              {project.name}
            </Link>
          </Heading>
          <p className="m-0 text-sm text-pretty text-muted">{facts(project)}</p>
          {project.linesToMend > 0 && (
            <p className="m-0 mt-0.5 flex items-baseline gap-1.5 text-sm text-attention-text">
              <Dot tone="attention" />
              {t('projects.toMend', { count: project.linesToMend })}
            </p>
          )}
        </div>
        <div
          className={clsx(
            'relative -mr-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100',
            'has-data-[state=open]:opacity-100 [@media(hover:none)]:opacity-100',
          )}
        >
          <ProjectMenu project={project} />
        </div>
      </div>
    </article>
  );
};

/** The place of a card before it is there. */
export const ProjectCardPlaceholder = () => (
  <div>
    <Skeleton className={clsx('rounded-card!', PICTURES_SHAPE)} width="100%" height="auto" />
    <div className="mt-2.5 px-0.5">
      <Skeleton shape="text" width="55%" className="text-base" />
      <Skeleton shape="text" width="75%" className="mt-2 text-sm" />
      {/* Where two cards share a phone's width the facts take three lines. */}
      <Skeleton shape="text" width="60%" className="mt-2 text-sm sm:hidden" />
      <Skeleton shape="text" width="40%" className="mt-2 text-sm sm:hidden" />
    </div>
  </div>
);
