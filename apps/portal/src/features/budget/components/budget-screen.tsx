import { projectForBudgetQuery } from '@candil/api-client/react';
import type { ProjectForBudget } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { ArrowLeftIcon, DocumentIcon } from '@candil/ui-kit/icon';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { lazyPart } from '../../../shared/part/lazy-part';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { BudgetEditor } from './budget-editor';
import { BudgetPlaceholder } from './budget-placeholder';
import { DroppedLines } from './dropped-lines';
import { PreviousBudgets } from './previous-budgets';
import { useBudgetWork } from './use-budget-work';
import { useTakeOver } from './use-take-over';

const IssuedBudget = lazyPart(
  () => import('./issued-budget'),
  ({ IssuedBudget }) => IssuedBudget,
);

/** From a project to a budget that can be handed to a client. */
export const BudgetScreen = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const opened = search.get('budget');
  const source = useQuery({
    ...projectForBudgetQuery(client, projectId, { lang: language }),
    meta: { action: 'budget-generate', leaveWhenForbidden: true },
    refetchOnWindowFocus: 'always',
  });
  return (
    <Page title={t('budget.title')} className={opened === null ? 'pb-0!' : ''}>
      <Button variant="ghost" size="sm" icon={<ArrowLeftIcon size={18} />} className="-ml-3" asChild>
        <Link to={`/project/${projectId}`}>{source.data?.project.name ?? t('budget.back')}</Link>
      </Button>
      <h1 className="m-0 mt-2 text-2xl font-semibold md:text-3xl">{t('budget.title')}</h1>
      <p className="m-0 mt-1 mb-6 max-w-[40rem] text-muted">{opened === null && t('budget.intro')}</p>
      {source.data ? (
        <OpenProject source={source.data} opened={opened} />
      ) : source.isPending ? (
        <BudgetPlaceholder />
      ) : (
        <FailureView failure={source.error} action="budget-generate" onRetry={() => void source.refetch()} retrying={source.isFetching} />
      )}
    </Page>
  );
};

const OpenProject = ({ source, opened }: { source: ProjectForBudget; opened: string | null }) => {
  const { t } = useTranslation('eproject');
  const handle = useBudgetWork(source);
  const takeOver = useTakeOver(handle);
  const { state } = useLocation();
  const { writable } = source;
  const { id } = source.project;
  if (opened !== null) {
    const justIssued = typeof state === 'object' && state !== null && 'issued' in state;
    return (
      <Suspense fallback={<BudgetPlaceholder />}>
        <IssuedBudget budgetId={opened} justIssued={justIssued} writable={writable} takeOver={takeOver} />
      </Suspense>
    );
  }
  if (writable && source.lines.length > 0) return <BudgetEditor source={source} handle={handle} takeOver={takeOver} />;
  return (
    <div className="flex max-w-[56rem] flex-col gap-5 pb-16">
      {writable ? (
        <>
          <DroppedLines projectId={id} lines={source.dropped} />
          <EmptyState
            icon={<DocumentIcon size={28} />}
            title={t('budget.nothing.title')}
            description={t('budget.nothing.text')}
            action={
              <Button asChild>
                <Link to={`/project/${id}`}>{t('budget.back')}</Link>
              </Button>
            }
          />
        </>
      ) : (
        <Alert severity="warning" title={t('budget.readOnly.title')}>
          {t('budget.readOnly.text')}
        </Alert>
      )}
      <PreviousBudgets projectId={id} writable={writable && source.lines.length > 0} takeOver={takeOver} />
    </div>
  );
};
