import type { SheetLine } from '@candil/budget-sheet';
import type { BudgetLine } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { type FormEvent, useState } from 'react';
import type { BudgetForm } from '../model/budget-form';
import { quantityOf } from '../model/live-budget';
import type { BudgetFormProblems } from '../model/read-budget-form';
import { readPercent } from '../model/read-percent';
import { LineRow } from './line-row';
import { PercentField } from './percent-field';

interface LinesCardProps {
  readonly lines: readonly BudgetLine[];
  readonly form: BudgetForm;
  readonly problems: BudgetFormProblems;
  /** The lines as the document shows them. */
  readonly shown: readonly SheetLine[];
  readonly onChange: (change: Partial<BudgetForm>) => void;
  readonly onDiscountForAll: (discount: string) => void;
}

/** The lines of the budget, each with its discount, or all with the same. */
export const LinesCard = ({ lines, form, problems, shown, onChange, onDiscountForAll }: LinesCardProps) => {
  const { t } = useTranslation('eproject');
  const amounts = new Map(shown.map((line) => [line.id, line.amounts]));
  return (
    <Card className="@container">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="m-0 text-lg font-semibold">{t('budget.lines.title')}</h2>
        <DiscountForAll onApply={onDiscountForAll} />
      </div>
      <div aria-hidden className="hidden grid-cols-[minmax(0,1fr)_6.5rem_5.5rem_7.5rem] gap-x-4 pb-2 text-sm text-muted @min-[40rem]:grid">
        <span>{t('budget.lines.product')}</span>
        <span>{t('budget.lines.quantity')}</span>
        <span>{t('budget.lines.discount')}</span>
        <span className="text-right">{t('budget.lines.net')}</span>
      </div>
      <ul aria-label={t('budget.lines.title')} className="m-0 list-none p-0 @min-[40rem]:border-t @min-[40rem]:border-hairline">
        {lines.map((line) => (
          <LineRow
            key={line.productId}
            line={line}
            quantity={quantityOf(line, form.quantities)}
            discount={form.lineDiscounts[line.productId] ?? ''}
            problem={problems.lineDiscounts[line.productId]}
            amounts={amounts.get(line.productId)}
            onQuantity={(quantity) => onChange({ quantities: { ...form.quantities, [line.productId]: quantity } })}
            isAlternative={form.alternatives.includes(line.productId)}
            onAlternative={(isAlternative) => {
              const others = form.alternatives.filter((id) => id !== line.productId);
              onChange({ alternatives: isAlternative ? [...others, line.productId] : others });
            }}
            onDiscount={(discount) => onChange({ lineDiscounts: { ...form.lineDiscounts, [line.productId]: discount } })}
          />
        ))}
      </ul>
    </Card>
  );
};

const DiscountForAll = ({ onApply }: { onApply: (discount: string) => void }) => {
  const { t } = useTranslation('eproject');
  const [discount, setDiscount] = useState('');
  const read = readPercent(discount, 'discount');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (read.ok) onApply(discount.trim());
  };
  return (
    <form
      onSubmit={apply}
      className="grid w-full grid-cols-[minmax(0,1fr)_5.5rem_auto] items-center gap-x-2 gap-y-1.5 text-sm @min-[40rem]:w-auto @min-[40rem]:grid-cols-[auto_5.5rem_auto]"
      noValidate
    >
      <PercentField
        place="in-grid"
        label={t('budget.lines.forAll')}
        value={discount}
        onValueChange={setDiscount}
        problem={read.ok ? undefined : read.failure}
      />
      <Button type="submit" size="sm" disabled={!read.ok || discount.trim() === ''}>
        {t('budget.lines.apply')}
      </Button>
    </form>
  );
};
