import { projectQuery } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { PROJECT_STATUS } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { PlusIcon } from '@candil/ui-kit/icon';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useResumedForm } from '../../../shared/blocked-action/use-resumable-form';
import { FailureView } from '../../../shared/failure/failure-view';
import { lazyPart } from '../../../shared/part/lazy-part';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { useButtons } from '../../../shared/site-buttons/use-buttons';
import { OrderedCard } from './ordered-card';
import { ProductTable } from './product-table';
import { ProjectDock } from './project-dock';
import { ProjectHeader } from './project-header';
import { ProjectPlaceholder } from './project-placeholder';
import { ProjectTotals } from './project-totals';
import { QUICK_ADD_FORM, QuickAdd, type QuickAddField } from './quick-add';
import { useProjectChanges } from './use-project-changes';

const ConflictDialog = lazyPart(
  () => import('./conflict-dialog'),
  ({ ConflictDialog }) => ConflictDialog,
);

/** The list reader on a project, with what it reads first. */
export interface ListOfProject {
  readonly project: Project;
  readonly text: string;
  /** Told what of the list was not added; `text` undefined leaves the field as it is. */
  readonly onClose: (outcome: { readonly text: string | undefined; readonly left: QuickAddField['left'] }) => void;
}

/** What others put on the page of a project. */
export interface ProjectSlots {
  /** Asks for a budget, among the actions of the project. */
  readonly actions: (project: Project) => ReactNode;
  /** Under the totals. */
  readonly aside: (project: Project) => ReactNode;
  /** Under the products. */
  readonly foot: (project: Project) => ReactNode;
}

interface ProjectScreenProps {
  readonly projectId: string;
  /** What a list that made the project left behind. */
  readonly field?: QuickAddField;
  readonly renderList: (list: ListOfProject) => ReactNode;
  readonly slots: ProjectSlots;
}

const EMPTY_FIELD: QuickAddField = { text: '', left: [] };
const readText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

/** A project: its luminaires, what they cost, when they come. */
export const ProjectScreen = ({ projectId, field = EMPTY_FIELD, renderList, slots }: ProjectScreenProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const project = useQuery({
    ...projectQuery(client, projectId, { lang: language }),
    meta: { action: 'project-fetch', leaveWhenForbidden: true },
    refetchOnWindowFocus: 'always',
  });
  return (
    <Page title={project.data?.name ?? t('project.title')} className="max-lg:pb-36!">
      {project.data ? (
        <OpenProject project={project.data} field={field} renderList={renderList} slots={slots} />
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

const OpenProject = ({
  project,
  field: kept,
  renderList,
  slots,
}: Required<Omit<ProjectScreenProps, 'projectId'>> & { project: Project }) => {
  const { t } = useTranslation('eproject');
  const { change, changing, conflicting, giveUp, repeat } = useProjectChanges(project.id);
  const typed = useResumedForm(QUICK_ADD_FORM, readText);
  const [field, setField] = useState(typed === undefined || kept.text !== '' ? kept : { ...kept, text: typed });
  const [list, setList] = useState<string>();
  const shows = useButtons('ProjectDetails');
  const editable = project.access.write && project.status === PROJECT_STATUS.EDITION;
  const requestable = editable && project.products.length > 0 && shows('REQUEST_BUDGET');
  return (
    <>
      <ProjectHeader project={project} onChange={change} shows={shows} request={requestable && slots.actions(project)} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-6">
        <div className="min-w-0">
          {editable && shows('PASTE_LIST') && <QuickAdd project={project} field={field} onFieldChange={setField} onList={setList} />}
          {project.products.length > 0 ? (
            <ProductTable project={project} editable={editable} onChange={change} />
          ) : (
            <EmptyState
              title={t('project.empty.title')}
              description={editable ? t('project.empty.text') : undefined}
              action={
                editable &&
                shows('ADD_PRODUCT') && (
                  <Button variant="primary" icon={<PlusIcon size={18} />} asChild>
                    <Link to={`/project/${project.id}/add-product`}>{t('project.addProduct')}</Link>
                  </Button>
                )
              }
            />
          )}
          {requestable && slots.foot(project)}
        </div>
        <aside aria-label={t('project.summary')} className="flex flex-col gap-4 lg:sticky lg:top-20">
          {project.order && <OrderedCard order={project.order} />}
          <ProjectTotals project={project} changing={changing} />
          {slots.aside(project)}
        </aside>
      </div>
      {project.products.length > 0 && (
        <ProjectDock project={project} changing={changing} orderable={project.access.order && shows('NEW_ORDER')} />
      )}
      {list !== undefined &&
        renderList({
          project,
          text: list,
          onClose: ({ text, left }) => {
            setList(undefined);
            if (text !== undefined) setField({ text, left });
          },
        })}
      <Suspense>{conflicting && <ConflictDialog onGiveUp={giveUp} onRepeat={() => void repeat()} />}</Suspense>
    </>
  );
};
