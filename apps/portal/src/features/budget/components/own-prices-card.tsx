import type { OwnEarning } from '@candil/budget-sheet';
import type { Currency, PercentFailure } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Card, CardHeader, FactList } from '@candil/ui-kit/card';
import { PercentField } from './percent-field';
import type { Earnings } from './use-sheets';

interface OwnPricesCardProps {
  readonly markUp: string;
  readonly problem: PercentFailure | undefined;
  readonly earnings: Earnings;
  readonly currency: Currency;
  readonly onMarkUp: (markUp: string) => void;
}

/** Cost of the budget to its maker and the earnings of each copy: shown here, never printed. */
export const OwnPricesCard = ({ markUp, problem, earnings, currency, onMarkUp }: OwnPricesCardProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const money = (amountMinor: number) => format.moneyMinor({ amountMinor, currency });
  const { own, client } = earnings;
  const belowCost = [own, client].some((earning) => earning !== undefined && earning.earnedMinor < 0);
  return (
    <Card>
      <CardHeader title={t('budget.clientCopy.title')} />
      <p className="m-0 mb-4 max-w-[36rem] text-sm text-muted">{t('budget.clientCopy.text')}</p>
      <FactList
        facts={[
          { label: t('budget.clientCopy.list'), value: money(own.listMinor) },
          { label: t('budget.clientCopy.ownDiscount'), value: money(own.costMinor - own.listMinor) },
          { label: t('budget.clientCopy.cost'), value: money(own.costMinor), strong: true },
        ]}
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-4 gap-y-1.5">
        <PercentField place="in-grid" label={t('budget.clientCopy.margin')} value={markUp} onValueChange={onMarkUp} problem={problem} />
        <p className="col-span-full m-0 text-sm text-muted">{t('budget.clientCopy.marginHint')}</p>
      </div>
      <CopyEarning title={t('budget.sheet.own')} earning={own} money={money} />
      {client && <CopyEarning title={t('budget.sheet.client')} earning={client} money={money} />}
      {belowCost && (
        <Alert severity="warning" className="mt-4">
          {t('budget.clientCopy.belowCost')}
        </Alert>
      )}
    </Card>
  );
};

interface CopyEarningProps {
  readonly title: string;
  readonly earning: OwnEarning;
  readonly money: (amountMinor: number) => string;
}

const CopyEarning = ({ title, earning, money }: CopyEarningProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const share = (percent: number | undefined) => (percent === undefined ? '–' : format.percent(percent));
  return (
    <section aria-label={title} className="mt-5 border-t border-hairline pt-4">
      <h3 className="m-0 mb-1 text-base font-semibold">{title}</h3>
      <FactList
        facts={[
          { label: t('budget.clientCopy.total'), value: money(earning.saleMinor) },
          { label: t('budget.clientCopy.earning'), value: money(earning.earnedMinor), strong: true },
          { label: t('budget.clientCopy.markUpShare'), value: share(earning.markUpPercent) },
          { label: t('budget.clientCopy.marginShare'), value: share(earning.marginPercent) },
        ]}
      />
    </section>
  );
};
