import type { BudgetLine, ProjectForBudget } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { useToast } from '@candil/ui-kit/toast';
import type { Ref } from 'react';
import { ChangedLines, type LineSinceSaved } from '../../../shared/validation/changed-lines';
import { savedFacts } from '../../../shared/validation/saved-facts';
import { withDiscountForAll } from '../model/budget-form';
import { readPercent } from '../model/read-percent';
import { BudgetNotices } from './budget-notices';
import { ClientCard } from './client-card';
import { DroppedLines } from './dropped-lines';
import { IssuerNotice } from './issuer-notice';
import { LinesCard } from './lines-card';
import { OwnPricesCard } from './own-prices-card';
import { PreviousBudgets } from './previous-budgets';
import { TermsCard } from './terms-card';
import type { BudgetWorkHandle } from './use-budget-work';
import type { Sheets } from './use-sheets';
import type { TakeOver } from './use-take-over';

interface BudgetFormProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly source: ProjectForBudget;
  readonly handle: BudgetWorkHandle;
  readonly sheets: Sheets;
  /** Last day of validity, `dd/mm/yyyy`. */
  readonly validUntil: string | undefined;
  readonly takeOver: TakeOver;
}

const sinceSaved = ({ productId, tag, modelName, lastSaved, unitPvp, weeksToday }: BudgetLine): LineSinceSaved => ({
  productId,
  tag,
  modelName,
  ...savedFacts(lastSaved, { unitGross: unitPvp ?? null, weeks: weeksToday }),
});

/** Everything that is typed for a budget, with the amounts it makes. */
export const BudgetForm = ({ ref, source, handle, sheets, validUntil, takeOver }: BudgetFormProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const toast = useToast();
  const { work, reading, change, replace } = handle;
  const { form } = work;
  const { problems } = reading;
  const discountForAll = (typed: string) => {
    const ids = source.lines.map(({ productId }) => productId);
    replace({ ...work, form: withDiscountForAll(form, ids, typed) });
    const read = readPercent(typed, 'discount');
    if (read.ok) toast.show({ title: t('budget.lines.applied', { discount: format.percent(read.value) }), onUndo: () => replace(work) });
  };
  return (
    <div ref={ref} className="flex min-w-0 flex-col gap-5">
      <BudgetNotices handle={handle} />
      <IssuerNotice issuer={source.issuer} />
      <DroppedLines projectId={source.project.id} lines={source.dropped} />
      <ChangedLines projectId={source.project.id} currency={source.project.currency} lines={source.lines.map(sinceSaved)} />
      <ClientCard form={form} problems={problems} validUntil={validUntil} onChange={change} />
      <LinesCard
        lines={source.lines}
        form={form}
        problems={problems}
        shown={[...sheets.own.lines, ...(sheets.own.alternatives?.lines ?? [])]}
        onChange={change}
        onDiscountForAll={discountForAll}
      />
      {sheets.own.lines.length === 0 && <Alert severity="warning">{t('budget.lines.noneLeft')}</Alert>}
      <TermsCard form={form} problems={problems} totals={sheets.own.totals} currency={sheets.own.currency} onChange={change} />
      <OwnPricesCard
        markUp={form.ownMargin}
        problem={problems.ownMargin}
        earnings={sheets.earnings}
        currency={sheets.own.currency}
        onMarkUp={(ownMargin) => change({ ownMargin })}
      />
      <PreviousBudgets projectId={source.project.id} writable takeOver={takeOver} />
    </div>
  );
};
