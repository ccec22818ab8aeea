import { projectQuery } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { PROJECT_STATUS } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { PlusIcon } from '@candil/ui-kit/icon';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { OrderedCard } from './ordered-card';
import { ProductTable } from './product-table';
import { ProjectHeader } from './project-header';
import { ProjectPlaceholder } from './project-placeholder';
import { ProjectTotals } from './project-totals';
import { QuickAdd } from './quick-add';
import { useProjectChanges } from './use-project-changes';

const ConflictDialog = lazy(() => import('./conflict-dialog').then(({ ConflictDialog }) => ({ default: ConflictDialog })));

/** A project: its luminaires, what they cost, when they come. */
export const ProjectScreen = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const project = useQuery({
    ...projectQuery(client, projectId, { lang: language }),
    meta: { action: 'project-fetch', leaveWhenForbidden: true },
    refetchOnWindowFocus: 'always',
  });
  return (
    <Page title={project.data?.name ?? t('project.title')} className="max-md:pb-28">
      {project.data ? (
        <OpenProject project={project.data} />
      ) : project.isError ? (
        <FailureView
          failure={project.error}
          action="project-fetch"
          level={1}
          onRetry={() => void project.refetch()}
          retrying={project.isFetching}
        />
      ) : (
        <ProjectPlaceholder />
      )}
    </Page>
  );
};

const OpenProject = ({ project }: { project: Project }) => {
  const { t } = useTranslation('eproject');
  const { change, changing, conflicting, giveUp, repeat } = useProjectChanges(project.id);
  const editable = project.access.write && project.status === PROJECT_STATUS.EDITION;
  return (
    <>
      <ProjectHeader project={project} onChange={change} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <div className="min-w-0">
          {editable && <QuickAdd project={project} />}
          {project.products.length > 0 ? (
            <ProductTable project={project} editable={editable} onChange={change} />
          ) : (
            <EmptyState
              title={t('project.empty.title')}
              description={editable ? t('project.empty.text') : undefined}
              action={
                editable && (
                  <Button variant="primary" icon={<PlusIcon size={18} />} asChild>
                    <Link to={`/project/${project.id}/add-product`}>{t('project.addProduct')}</Link>
                  </Button>
                )
              }
            />
          )}
        </div>
        <aside aria-label={t('project.summary')} className="flex flex-col gap-4 lg:sticky lg:top-20">
          {project.order && <OrderedCard order={project.order} />}
          <ProjectTotals project={project} changing={changing} />
        </aside>
      </div>
      <Suspense>{conflicting && <ConflictDialog onGiveUp={giveUp} onRepeat={() => void repeat()} />}</Suspense>
    </>
  );
};
