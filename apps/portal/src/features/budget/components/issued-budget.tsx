import { budgetQuery } from '@candil/api-client/react';
import type { Budget } from '@candil/contract';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Card, FactList } from '@candil/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { stateOfBudget } from '../model/budget-state';
import { readerDay } from '../model/reader-day';
import { BudgetPlaceholder } from './budget-placeholder';
import { BudgetStateBadge } from './budget-state-badge';
import { Downloads } from './downloads';
import { SendOn } from './send-on';
import { type DocumentChoice, SheetPane } from './sheet-pane';
import { useSheets } from './use-sheets';
import type { TakeOver } from './use-take-over';

interface IssuedBudgetProps {
  readonly budgetId: string;
  /** It has been issued a moment ago. */
  readonly justIssued: boolean;
  /** A new budget may be made of this project. */
  readonly writable: boolean;
  readonly takeOver: TakeOver;
}

/** An issued budget as it stays: to read, to download, to start another from. */
export const IssuedBudget = ({ budgetId, ...rest }: IssuedBudgetProps) => {
  const { client } = usePortal();
  const { language } = useLanguage();
  const budget = useQuery({
    ...budgetQuery(client, budgetId, { lang: language }),
    meta: { action: 'budget-fetch', leaveWhenForbidden: true },
  });
  if (budget.data) return <OpenBudget key={budgetId} budget={budget.data} {...rest} />;
  if (budget.isPending) return <BudgetPlaceholder />;
  return <FailureView failure={budget.error} action="budget-fetch" onRetry={() => void budget.refetch()} retrying={budget.isFetching} />;
};

const OpenBudget = ({ budget, justIssued, writable, takeOver }: Omit<IssuedBudgetProps, 'budgetId'> & { budget: Budget }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { client } = usePortal();
  const { language } = useLanguage();
  const [choice, setChoice] = useState<DocumentChoice>({ copy: 'own', language });
  const worded = useQuery({
    ...budgetQuery(client, budget.id, { lang: choice.language }),
    meta: { action: 'budget-fetch' },
    enabled: choice.language !== language,
  });
  const sheets = useSheets(budget, choice.language === language ? budget : (worded.data ?? budget), choice, budget.catalogId);
  const { budgetNumber: number, supersededBy, ownMarginPercent } = budget;
  const total = sheets.own.totals.find(({ key }) => key === 'totalNet');
  return (
    <>
      {justIssued && (
        <Alert severity="success" title={t('budget.issued.title', { number })} className="mb-5">
          {t('budget.issued.text')}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,56rem)_minmax(22rem,1fr)] lg:gap-6 print:block">
        <div className="w-full max-lg:order-last">
          <SheetPane
            sheet={sheets.shown}
            choice={choice}
            onChoice={setChoice}
            hasClientCopy={sheets.client !== undefined}
            label={t('budget.issued.heading', { number })}
          />
        </div>
        <Card data-print="hidden" aria-label={t('budget.issued.summary')} className="lg:sticky lg:top-20">
          <div className="flex items-center justify-between gap-3">
            <h2 className="m-0 text-lg font-semibold">{number}</h2>
            <BudgetStateBadge state={stateOfBudget(budget, readerDay(new Date()))} />
          </div>
          <p className="m-0 mt-4 text-sm text-muted">{total?.label}</p>
          <p className="m-0 mt-1 mb-4 text-3xl font-semibold">{total?.amount.text}</p>
          <FactList
            facts={[
              { label: t('budget.issued.client'), value: budget.clientName },
              { label: t('budget.issued.validUntil'), value: format.day(budget.validationDate), strong: true },
              ...(ownMarginPercent === null ? [] : [{ label: t('budget.issued.margin'), value: format.percent(ownMarginPercent) }]),
            ]}
          />
          <p className="m-0 border-t border-hairline-soft pt-3 text-sm text-muted">
            {t('budget.issued.made', { date: format.day(budget.creationDate), name: budget.createdBy })}
          </p>
          <Downloads budgetId={budget.id} choice={{ ...choice, copy: sheets.shown.copy }}>
            <SendOn budget={budget} choice={{ ...choice, copy: sheets.shown.copy }} />
          </Downloads>
          <div className="mt-5 flex flex-col gap-2 border-t border-hairline pt-5">
            {supersededBy !== null && (
              <Button asChild>
                <Link to={`?budget=${supersededBy}`}>{t('budget.issued.newest')}</Link>
              </Button>
            )}
            {writable && supersededBy === null && (
              <Button disabled={takeOver.isPending} onClick={() => takeOver.revise(budget.id)}>
                {t('budget.issued.revise')}
              </Button>
            )}
            {writable && (
              <>
                <Button disabled={takeOver.isPending} onClick={() => takeOver.start(budget.id)}>
                  {t('budget.previous.start')}
                </Button>
                <Button variant="ghost" asChild>
                  <Link to="?">{t('budget.issued.another')}</Link>
                </Button>
              </>
            )}
          </div>
        </Card>
      </div>
    </>
  );
};
