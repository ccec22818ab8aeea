import type { BudgetSheet } from '@candil/budget-sheet';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { useRef } from 'react';
import { useFailureTexts } from '../../../shared/failure/use-failure-texts';
import { useToastsClearOf } from '../../../shared/shell/use-toasts-clear-of';
import type { Revised } from '../model/budget-form';
import type { useIssue } from './use-issue';

interface IssueBarProps {
  readonly own: BudgetSheet;
  readonly revised: Revised | null;
  /** Something has to be mended first, and issuing was asked for. */
  readonly toMend: boolean;
  readonly issue: Omit<ReturnType<typeof useIssue>, 'issue'> & { readonly issue: () => void };
}

/** Total of the budget and the button to issue it, in sight wherever the form is scrolled to. */
export const IssueBar = ({ own, revised, toMend, issue: { issuing, failure, changed, outdated, issue, reload } }: IssueBarProps) => {
  const { t } = useTranslation('eproject');
  const textsOf = useFailureTexts();
  const bar = useRef<HTMLElement>(null);
  useToastsClearOf(bar);
  const total = own.totals.find(({ key }) => key === 'totalNet');
  const words = failure && textsOf(failure, 'budget-create');
  const reloading = <Button onClick={() => void reload()}>{t('budget.changed.reload')}</Button>;
  return (
    <section
      ref={bar}
      aria-label={t('budget.issue.label')}
      data-print="hidden"
      data-dock
      className="sticky bottom-[calc(var(--tab-bar)+env(safe-area-inset-bottom))] z-(--layer-sticky) -mx-4 mt-6 border-t border-hairline bg-surface px-4 py-3 md:bottom-0 md:-mx-7 md:px-7 lg:-mx-14 lg:px-14"
    >
      {changed && (
        <Alert severity="warning" title={t('budget.changed.title')} className="mb-3" action={reloading}>
          {t('budget.changed.text')}
        </Alert>
      )}
      {words && (
        <Alert severity="error" title={words.title} className="mb-3" action={outdated && reloading}>
          {words.text} {t('budget.issue.failed')}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
        <div className="min-w-0">
          <p className="m-0 text-xl font-semibold whitespace-nowrap md:text-2xl" aria-live="polite">
            {total?.amount.text}
          </p>
          <p className="m-0 truncate text-sm text-muted">{total?.label}</p>
        </div>
        {toMend && (
          <p role="alert" className="m-0 text-sm text-error-text max-sm:order-first max-sm:w-full sm:ml-auto sm:text-right">
            {t('budget.issue.mend')}
          </p>
        )}
        <Button
          variant="dark"
          size="lg"
          loading={issuing}
          loadingLabel={t('budget.issue.issuing')}
          disabled={outdated || own.lines.length === 0}
          onClick={issue}
        >
          {revised ? t('budget.issue.revision', { number: revised.nextNumber }) : t('budget.issue.budget')}
        </Button>
      </div>
    </section>
  );
};
