import { budgetQuery } from '@candil/api-client/react';
import type { Budget } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/portal';
import { formOfBudget, revisedOf } from '../model/starting-form';
import type { BudgetWorkHandle } from './use-budget-work';

/** Issued budgets as the start of another. */
export interface TakeOver {
  readonly isPending: boolean;
  start(budgetId: string): void;
  revise(budgetId: string): void;
}

/** Fills the form from an issued budget; the former values can be restored. */
export const useTakeOver = ({ work, touched, replace }: BudgetWorkHandle): TakeOver => {
  const { t } = useTranslation('eproject');
  const { client, queries } = usePortal();
  const { language } = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const take = useMutation({
    mutationFn: ({ budgetId }: { budgetId: string; fill: (budget: Budget) => void }) =>
      queries.fetchQuery(budgetQuery(client, budgetId, { lang: language })),
    meta: { action: 'budget-take-over' },
    onSuccess: (budget, { fill }) => {
      fill(budget);
      if (touched) toast.show({ title: t('budget.previous.replaced'), onUndo: () => replace(work) });
      void navigate({ search: '' });
      window.scrollTo({ top: 0 });
    },
  });
  return {
    isPending: take.isPending,
    start: (budgetId) => take.mutate({ budgetId, fill: (budget) => replace({ form: formOfBudget(budget), revised: null }) }),
    revise: (budgetId) => take.mutate({ budgetId, fill: (budget) => replace({ form: formOfBudget(budget), revised: revisedOf(budget) }) }),
  };
};
