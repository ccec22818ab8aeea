import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { useToast } from '@candil/ui-kit/toast';
import type { BudgetWorkHandle } from './use-budget-work';

/** Notices of a revision, or of a budget that was begun earlier; each with the way out of it. */
export const BudgetNotices = ({ handle }: { handle: BudgetWorkHandle }) => {
  const { t } = useTranslation('eproject');
  const toast = useToast();
  const { work, restored, replace, clear } = handle;
  const { revised } = work;
  const startAfresh = () => {
    clear();
    toast.show({ title: t('budget.draft.cleared'), onUndo: () => replace(work) });
  };
  return (
    <>
      {revised && (
        <Notice title={t('budget.revising.title', { number: revised.budgetNumber })}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>{t('budget.revising.text', { next: revised.nextNumber, number: revised.budgetNumber })}</span>
            <Button size="sm" onClick={() => replace({ ...work, revised: null })}>
              {t('budget.revising.stop')}
            </Button>
          </div>
        </Notice>
      )}
      {restored && (
        <Notice tone="neutral" title={t('budget.draft.title')}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>{t('budget.draft.text')}</span>
            <Button size="sm" onClick={startAfresh}>
              {t('budget.draft.afresh')}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
};
