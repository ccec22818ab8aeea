import { projectQuery } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { type ListOfProject, OpenProject, type ProjectSlots } from './open-project';
import { ProjectPlaceholder } from './project-placeholder';
import type { QuickAddField } from './quick-add';

interface ProjectScreenProps {
  readonly projectId: string;
  /** Text and lines left over by a list that made the project. */
  readonly field?: QuickAddField;
  readonly renderList: (list: ListOfProject) => ReactNode;
  readonly slots: ProjectSlots;
}

const EMPTY_FIELD: QuickAddField = { text: '', left: [] };

/** A project: its luminaires, their prices, their delivery. */
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
