import type { BudgetSheet } from '@candil/budget-sheet';
import type { PercentFailure } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Card, CardHeader, FactList } from '@candil/ui-kit/card';
import { earningOf } from '../model/earning';
import { PercentField } from './percent-field';

interface ClientCopyCardProps {
  readonly margin: string;
  readonly problem: PercentFailure | undefined;
  readonly own: BudgetSheet;
  readonly client: BudgetSheet;
  readonly onMargin: (margin: string) => void;
}

/** What the client is to pay: the own margin, seen here and in no document of the client's. */
export const ClientCopyCard = ({ margin, problem, own, client, onMargin }: ClientCopyCardProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const pays = client.totals.find(({ key }) => key === 'totalNet');
  return (
    <Card>
      <CardHeader title={t('budget.clientCopy.title')} />
      <p className="m-0 mb-4 max-w-[36rem] text-sm text-muted">{t('budget.clientCopy.text')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-4 gap-y-1.5">
        <PercentField place="in-grid" label={t('budget.clientCopy.margin')} value={margin} onValueChange={onMargin} problem={problem} />
        <p className="col-span-full m-0 text-sm text-muted">{t('budget.clientCopy.marginHint')}</p>
      </div>
      <FactList
        className="mt-4"
        facts={[
          { label: t('budget.clientCopy.total'), value: pays?.amount.text, strong: true },
          {
            label: t('budget.clientCopy.earning'),
            value: format.moneyMinor({ amountMinor: earningOf(own, client), currency: own.currency }),
          },
        ]}
      />
    </Card>
  );
};
