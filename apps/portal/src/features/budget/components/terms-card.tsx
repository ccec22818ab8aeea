import type { SheetTotal, TotalKey } from '@candil/budget-sheet';
import type { Currency } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { Fragment } from 'react';
import type { BudgetForm } from '../model/budget-form';
import type { BudgetFormProblems } from '../model/read-budget-form';
import { AmountField } from './amount-field';
import { PercentField } from './percent-field';

interface TermsCardProps {
  readonly form: BudgetForm;
  readonly problems: BudgetFormProblems;
  readonly totals: readonly SheetTotal[];
  readonly currency: Currency;
  readonly onChange: (change: Partial<BudgetForm>) => void;
}

const FIELD_OF: Readonly<Partial<Record<TotalKey, 'discount' | 'surcharge' | 'iva'>>> = {
  discountValue: 'discount',
  surchargeValue: 'surcharge',
  ivaValue: 'iva',
};

/** The way from the lines to the total: each percentage beside the amount it makes. */
export const TermsCard = ({ form, problems, totals, currency, onChange }: TermsCardProps) => {
  const { t } = useTranslation('eproject');
  const unread = [problems.discount, problems.surcharge, problems.iva, problems.freight, ...Object.values(problems.lineDiscounts)].some(
    Boolean,
  );
  return (
    <Card>
      <CardHeader title={t('budget.totals.title')} />
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_minmax(6.5rem,auto)] items-center gap-x-4 gap-y-3 max-sm:grid-cols-[minmax(0,1fr)_4.75rem_auto] max-sm:gap-x-3">
        {totals.map(({ key, label, amount }) => {
          const field = FIELD_OF[key];
          if (key === 'freight')
            return (
              <div key={key} className="col-span-full grid grid-cols-subgrid items-center gap-y-1.5">
                <AmountField
                  label={label}
                  currency={currency}
                  value={form.freight}
                  onValueChange={(freight) => onChange({ freight })}
                  problem={problems.freight}
                />
                <span className="text-right">{amount.text}</span>
              </div>
            );
          return field ? (
            // The message of a field goes to the end of a grid, so each row is one of its own.
            <div key={key} className="col-span-full grid grid-cols-subgrid items-center gap-y-1.5">
              <PercentField
                place="in-grid"
                label={label}
                value={form[field]}
                onValueChange={(value) => onChange({ [field]: value })}
                problem={problems[field]}
              />
              <span className="text-right whitespace-nowrap">{amount.text}</span>
            </div>
          ) : (
            <Fragment key={key}>
              <span
                className="col-span-2 font-medium data-[total=true]:text-lg data-[total=true]:font-semibold"
                data-total={key === 'totalNet'}
              >
                {label}
              </span>
              <span
                className="text-right font-medium whitespace-nowrap data-[total=true]:text-2xl data-[total=true]:font-semibold"
                data-total={key === 'totalNet'}
              >
                {amount.text}
              </span>
            </Fragment>
          );
        })}
      </div>
      {unread && (
        <Alert severity="warning" className="mt-4">
          {t('budget.totals.lastGood')}
        </Alert>
      )}
    </Card>
  );
};
