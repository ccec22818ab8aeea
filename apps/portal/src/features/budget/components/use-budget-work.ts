import type { ProjectForBudget } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { useMemo, useState } from 'react';
import { useDraft } from '../../../shared/draft/use-draft';
import { type BudgetForm, type BudgetWork, readBudgetWork } from '../model/budget-form';
import { type BudgetReading, type BudgetValues, NOTHING_READ, readBudgetForm } from '../model/read-budget-form';
import { startingForm } from '../model/starting-form';

/** The work on a budget and its commands. */
export interface BudgetWorkHandle {
  readonly work: BudgetWork;
  readonly reading: BudgetReading;
  /** Something was typed since the start. */
  readonly touched: boolean;
  /** It was kept from an earlier visit. */
  readonly restored: boolean;
  change(part: Partial<BudgetForm>): void;
  replace(work: BudgetWork): void;
  /** Back to the start: the typed values are no longer kept. */
  clear(): void;
}

/** Keeps the unsaved budget of this project: it survives reload, logout and a crashed tab until the budget is issued. */
export const useBudgetWork = (source: ProjectForBudget): BudgetWorkHandle => {
  const { t } = useTranslation('eproject');
  const { id, name } = source.project;
  const draft = useDraft('budget', id, 1, readBudgetWork);
  const [start] = useState<BudgetWork>(() => ({ form: startingForm(source), revised: null }));
  const [work, setWork] = useState(draft.kept ?? start);
  const [restored, setRestored] = useState(draft.kept !== undefined);
  const [last, setLast] = useState<BudgetValues>(NOTHING_READ);
  const productIds = useMemo(() => source.lines.map(({ productId }) => productId), [source.lines]);
  const reading = useMemo(() => readBudgetForm(work.form, productIds, last), [work.form, productIds, last]);
  const image = source.lines[0]?.image;

  const replace = (next: BudgetWork) => {
    setLast(reading.values);
    setWork(next);
    draft.keep(next, { title: `${t('budget.title')} · ${name}`, href: `/project/${id}/generate-budget`, ...(image && { image }) });
  };
  const clear = () => {
    setLast(NOTHING_READ);
    setWork(start);
    setRestored(false);
    draft.clear();
  };
  return {
    work,
    reading,
    touched: work !== start,
    restored,
    change: (part) => replace({ ...work, form: { ...work.form, ...part } }),
    replace,
    clear,
  };
};
