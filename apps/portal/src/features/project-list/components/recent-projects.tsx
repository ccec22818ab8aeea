import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { recentProjectsOptions } from '../model/projects-options';
import { ProjectCard, ProjectCardPlaceholder } from './project-card';

const PLACES = [1, 2, 3, 4];
const grid = 'grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5 sm:gap-y-7 lg:grid-cols-4';

/** The last four projects, as large pictures. */
export const RecentProjects = () => {
  const { t } = useTranslation('common-front');
  const { client } = usePortal();
  const { language } = useLanguage();
  const projects = useQuery(recentProjectsOptions(client, language));

  if (projects.isPending)
    return (
      <section aria-labelledby="recent-projects" aria-busy>
        <h2 id="recent-projects" className="m-0 mb-4 text-lg font-semibold">
          {t('home.recent.title')}
        </h2>
        <div className={grid}>
          {PLACES.map((place) => (
            <ProjectCardPlaceholder key={place} />
          ))}
        </div>
      </section>
    );
  if (projects.isError)
    return (
      <FailureView failure={projects.error} action="project-list" onRetry={() => void projects.refetch()} retrying={projects.isFetching} />
    );
  const { items, total } = projects.data;
  if (items.length === 0) return <FirstProject />;
  return (
    <section aria-labelledby="recent-projects">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="recent-projects" className="m-0 text-lg font-semibold">
          {t('home.recent.title')}
        </h2>
        {total > items.length && (
          <Link to="/projects" className="-my-1 py-1 text-base text-muted no-underline hover:text-text">
            {t('home.recent.all')}
          </Link>
        )}
      </div>
      <div className={grid}>
        {items.map((project, index) => (
          <ProjectCard key={project.id} project={project} priority={index < 2} level={3} />
        ))}
      </div>
    </section>
  );
};

const FirstProject = () => {
  const { t } = useTranslation('common-front');
  return (
    <section className="flex flex-col items-start gap-4 rounded-card border border-hairline bg-surface p-6 md:p-10">
      <h2 className="m-0 max-w-[30rem] text-2xl font-semibold text-balance">{t('home.recent.empty.title')}</h2>
      <p className="m-0 max-w-[34rem] text-md text-pretty text-muted">{t('home.recent.empty.text')}</p>
      <Button variant="dark" size="lg" asChild>
        <Link to="/create-project">{t('home.recent.empty.action')}</Link>
      </Button>
    </section>
  );
};
