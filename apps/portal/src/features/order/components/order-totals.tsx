import type { WireTotals } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Card, FactList } from '@candil/ui-kit/card';
import type { ReactNode } from 'react';

interface OrderTotalsProps {
  readonly totals: WireTotals;
  /** `dd/mm/yyyy`, null = unknown; left out where an order does not contain it. */
  readonly onSite?: string | null;
  readonly children?: ReactNode;
}

/** Totals of the order: the amount due large, the rest under it. */
export const OrderTotals = ({ totals, onSite, children }: OrderTotalsProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { currency, gross, net, discount, pieces } = totals;
  const facts = [
    ...(net !== undefined ? [{ label: t('order.totals.gross'), value: format.money(gross, currency) }] : []),
    ...(discount ? [{ label: t('order.totals.discount'), value: format.money(-discount, currency) }] : []),
    { label: t('order.totals.pieces'), value: format.number(pieces) },
    ...(onSite === undefined
      ? []
      : [{ label: t('order.totals.onSite'), value: onSite === null ? t('order.totals.onSiteUnknown') : format.day(onSite), strong: true }]),
  ];
  return (
    <Card>
      <p className="m-0 text-sm text-muted">{net === undefined ? t('order.totals.totalGross') : t('order.totals.net')}</p>
      <p className="m-0 mt-1 mb-4 text-3xl font-semibold">{format.money(net ?? gross, currency)}</p>
      <FactList facts={facts} />
      <p className="m-0 mt-3 text-sm text-muted">{t('order.totals.taxHint')}</p>
      {children}
    </Card>
  );
};
