import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { PlusIcon, ProjectIcon, SearchIcon } from '@candil/ui-kit/icon';
import { Pagination } from '@candil/ui-kit/pagination';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { lazyPart } from '../../../shared/part/lazy-part';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { useButtons } from '../../../shared/site-buttons/use-buttons';
import { changeRequest, type ListRequest, listRequestQuery, PROJECTS_PER_PAGE, parseListRequest } from '../model/list-request';
import { projectsOptions } from '../model/projects-options';
import { useView } from '../model/use-view';
import { NewProject } from './new-project';
import { ProjectGrid, ProjectGridPlaceholder } from './project-grid';
import { ProjectTablePlaceholder } from './project-table-placeholder';
import { ProjectToolbar } from './project-toolbar';

const ProjectTable = lazyPart(
  () => import('./project-table'),
  ({ ProjectTable }) => ProjectTable,
);

/** All projects of the account: looked for, sorted, as pictures or as a list; `actions` stand beside "new project". */
export const ProjectsScreen = ({ actions }: { actions?: ReactNode }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const [view, setView] = useView();
  const shows = useButtons('MyProjects');
  const request = parseListRequest(query);
  const projects = useQuery(projectsOptions(client, request, language));
  const change = (next: Partial<ListRequest>, replace = true) =>
    setQuery(listRequestQuery(changeRequest(request, next)), { replace, preventScrollReset: replace });
  const isFiltered = request.search !== '' || request.role !== undefined;

  return (
    <Page title={t('projects.title')}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-8">
        <div>
          <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('projects.title')}</h1>
          <p className="m-0 mt-1 min-h-5 text-muted" role="status">
            {projects.data && t('projects.count', { count: projects.data.total })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {shows('PASTE_LIST') && actions}
          {shows('CREATE_PROJECT') && <NewProject />}
          {shows('CREATE_PROJECT') && (
            <Button variant="primary" size="lg" icon={<PlusIcon size={18} />} asChild>
              <Link to="/create-project">{t('projects.new')}</Link>
            </Button>
          )}
        </div>
      </div>
      <ProjectToolbar request={request} onChange={change} view={view} onViewChange={setView} />
      <div
        className="mt-6 transition-opacity data-[stale=true]:opacity-60"
        data-stale={projects.isPlaceholderData}
        aria-busy={projects.isFetching}
      >
        {projects.isPending ? (
          view === 'grid' ? (
            <ProjectGridPlaceholder />
          ) : (
            <ProjectTablePlaceholder />
          )
        ) : projects.isError ? (
          <FailureView
            failure={projects.error}
            action="project-list"
            onRetry={() => void projects.refetch()}
            retrying={projects.isFetching}
          />
        ) : projects.data.items.length === 0 ? (
          isFiltered ? (
            <EmptyState
              icon={<SearchIcon size={28} />}
              title={t('projects.notFound.title')}
              description={t('projects.notFound.text')}
              action={<Button onClick={() => change({ search: '', role: undefined })}>{t('projects.notFound.clear')}</Button>}
            />
          ) : (
            <EmptyState
              icon={<ProjectIcon size={28} />}
              title={t('projects.none.title')}
              description={t('projects.none.text')}
              action={
                shows('CREATE_PROJECT') && (
                  <Button variant="dark" asChild>
                    <Link to="/create-project">{t('projects.new')}</Link>
                  </Button>
                )
              }
            />
          )
        ) : (
          <>
            {view === 'grid' ? (
              <ProjectGrid projects={projects.data.items} />
            ) : (
              <Suspense fallback={<ProjectTablePlaceholder />}>
                <ProjectTable projects={projects.data.items} request={request} onSort={(sortBy) => change({ sortBy })} />
              </Suspense>
            )}
            <Pagination
              label={t('projects.pages')}
              className="mt-10"
              page={request.page}
              pageCount={Math.ceil(projects.data.total / PROJECTS_PER_PAGE)}
              onPageChange={(page) => change({ page }, false)}
              pageLabel={(page) => t('projects.page', { page })}
            />
          </>
        )}
      </div>
    </Page>
  );
};
