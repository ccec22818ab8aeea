import { budgetsQuery } from '@candil/api-client/react';
import type { PreviousBudget } from '@candil/contract';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { stateInList } from '../model/budget-state';
import { newestRevisions } from '../model/newest-revisions';
import { BudgetStateBadge } from './budget-state-badge';
import type { TakeOver } from './use-take-over';

interface PreviousBudgetsProps {
  readonly projectId: string;
  /** A new budget may be made of this project. */
  readonly writable: boolean;
  readonly takeOver: TakeOver;
}

/** Budgets issued for the project, newest first: to look at, to start from, to revise. */
export const PreviousBudgets = ({ projectId, writable, takeOver }: PreviousBudgetsProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const budgets = useQuery({ ...budgetsQuery(client, projectId, { lang: language }), meta: { action: 'budget-list' } });
  const newest = newestRevisions(budgets.data?.items ?? []);
  return (
    <Card>
      <CardHeader title={t('budget.previous.title')} />
      {budgets.isPending ? (
        <div aria-busy className="flex flex-col gap-3">
          <Skeleton shape="text" width="60%" />
          <Skeleton shape="text" width="45%" />
        </div>
      ) : budgets.isError ? (
        <FailureView failure={budgets.error} level={3} onRetry={() => void budgets.refetch()} retrying={budgets.isFetching} />
      ) : budgets.data.items.length === 0 ? (
        <p className="m-0 text-muted">{t('budget.previous.empty')}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {budgets.data.items.map((budget) => (
            <PreviousRow key={budget.id} budget={budget} isNewest={newest.has(budget.id)} writable={writable} takeOver={takeOver} />
          ))}
        </ul>
      )}
    </Card>
  );
};

interface PreviousRowProps {
  readonly budget: PreviousBudget;
  readonly isNewest: boolean;
  readonly writable: boolean;
  readonly takeOver: TakeOver;
}

const PreviousRow = ({ budget, isNewest, writable, takeOver }: PreviousRowProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { id, budgetNumber: number } = budget;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-hairline-soft py-3 first:border-t-0">
      <div className="min-w-0 grow">
        <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={`?budget=${id}`} aria-label={t('budget.previous.open', { number })} className="font-semibold text-inherit">
            {number}
          </Link>
          <BudgetStateBadge state={stateInList(budget, isNewest)} />
        </p>
        <p className="m-0 mt-0.5 text-sm text-muted">
          {[
            budget.clientName,
            format.day(budget.creationDate),
            t('budget.previous.validUntil', { date: format.day(budget.validationDate) }),
          ].join(' · ')}
        </p>
      </div>
      <span className="font-medium whitespace-nowrap">{format.money(budget.totalNet, budget.currency)}</span>
      {writable && (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('budget.previous.startOf', { number })}
            disabled={takeOver.isPending}
            onClick={() => takeOver.start(id)}
          >
            {t('budget.previous.start')}
          </Button>
          {isNewest && (
            <Button
              size="sm"
              aria-label={t('budget.previous.reviseOf', { number })}
              disabled={takeOver.isPending}
              onClick={() => takeOver.revise(id)}
            >
              {t('budget.previous.revise')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
