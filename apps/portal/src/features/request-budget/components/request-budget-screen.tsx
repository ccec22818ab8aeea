import { budgetRequestInfoQuery } from '@candil/api-client/react';
import type { BudgetRequestInfo } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { ArrowLeftIcon, DocumentIcon } from '@candil/ui-kit/icon';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { useFlag } from '../../../shared/flags/use-flag';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { requestPath } from '../model/request-paths';
import { PreviousRequests } from './previous-requests';
import { ProjectCard } from './project-card';
import { RequestForm } from './request-form';
import { RequestPlaceholder } from './request-placeholder';
import { useRequest } from './use-request';

interface RequestBudgetScreenProps {
  readonly projectId: string;
  /** The catalogue whose projects are asked about at this address; one of the other is led to its own. */
  readonly catalogId: CatalogId;
}

/** Asking the maker for the budget of a project, on a page of its own. */
export const RequestBudgetScreen = ({ projectId, catalogId }: RequestBudgetScreenProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const inFoot = useFlag('requestBudgetButtonInFooter');
  const info = useQuery({
    ...budgetRequestInfoQuery(client, projectId, { lang, catalogId }),
    meta: { action: 'budget-request' },
    refetchOnWindowFocus: 'always',
  });
  if (info.data && info.data.project.catalogId !== catalogId) return <Navigate to={requestPath(info.data.project, inFoot)} replace />;
  return (
    <Page title={t('request.title')}>
      <Button variant="ghost" size="sm" icon={<ArrowLeftIcon size={18} />} className="-ml-3" asChild>
        <Link to={`/project/${projectId}`}>{info.data?.project.name ?? t('budget.back')}</Link>
      </Button>
      <h1 className="m-0 mt-2 text-2xl font-semibold md:text-3xl">{t('request.title')}</h1>
      <p className="m-0 mt-1 mb-6 max-w-[40rem] text-pretty text-muted">{t('request.intro')}</p>
      {info.data ? (
        <OpenRequest info={info.data} onStale={() => void info.refetch()} />
      ) : info.isPending ? (
        <RequestPlaceholder />
      ) : (
        <FailureView failure={info.error} action="budget-request" onRetry={() => void info.refetch()} retrying={info.isFetching} />
      )}
    </Page>
  );
};

const OpenRequest = ({ info, onStale }: { info: BudgetRequestInfo; onStale: () => void }) => {
  const { t } = useTranslation('eproject');
  const { project, writable, requests } = info;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      {!writable ? (
        <Alert severity="warning" title={t('request.readOnly.title')}>
          {t('request.readOnly.text')}
        </Alert>
      ) : project.lines === 0 ? (
        <EmptyState
          icon={<DocumentIcon size={28} />}
          title={t('request.empty.title')}
          description={t('request.empty.text')}
          action={
            <Button asChild>
              <Link to={`/project/${project.id}`}>{t('budget.back')}</Link>
            </Button>
          }
        />
      ) : (
        <WrittenRequest project={project} onStale={onStale} />
      )}
      <aside aria-label={t('request.project.title')} className="flex flex-col gap-4 lg:sticky lg:top-20">
        <ProjectCard project={project} />
        <PreviousRequests requests={requests} />
      </aside>
    </div>
  );
};

const FORM_ID = 'request-budget';

const WrittenRequest = ({ project, onStale }: { project: BudgetRequestInfo['project']; onStale: () => void }) => {
  const { t } = useTranslation('eproject');
  const navigate = useNavigate();
  const onSent = () => void navigate(`/project/${project.id}`, { replace: true });
  const request = useRequest({ project, href: requestPath(project, false), onStale, onSent });
  return (
    <Card>
      <RequestForm id={FORM_ID} project={project} request={request} onSend={request.send}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-hairline-soft pt-5">
          <Button type="submit" variant="primary" size="lg" loading={request.isSending} className="max-md:w-full">
            {t('request.submit')}
          </Button>
          <p className="m-0 text-sm text-muted">{t('request.kept')}</p>
        </div>
      </RequestForm>
    </Card>
  );
};
