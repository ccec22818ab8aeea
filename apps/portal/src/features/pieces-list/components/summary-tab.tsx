import type { PieceListView } from '@candil/configurator/pieces';
import { type Currency, linePrices, majorFromMinor } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { FactList } from '@candil/ui-kit/card';

interface SummaryTabProps {
  readonly view: PieceListView;
  readonly currency: Currency;
  readonly netVisible: boolean;
}

/** The list as one product: the sums of its groups, its price, light, power and time. */
export const SummaryTab = ({ view, currency, netVisible }: SummaryTabProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { groups, evaluation } = view;
  const { totals, availability, discountPercent, lumens, watts, pieces } = evaluation;
  const money = (minor: number | undefined) => (minor === undefined ? '–' : format.money(majorFromMinor(minor), currency));
  const discount = netVisible ? discountPercent : 0;
  const facts = [
    ...groups.map(({ group, grossMinor, pieces: count }) => ({
      label: `${t(`pieces.group.${group}`)} · ${t('pieces.count', { count })}`,
      value: money(grossMinor === undefined ? undefined : linePrices(grossMinor, 1, discount).totalNet),
    })),
    { label: t('pieces.summary.gross'), value: money(totals?.totalGross) },
    ...(netVisible && discountPercent > 0
      ? [
          {
            label: t('pieces.summary.discount', { percent: format.percent(discountPercent) }),
            value: money(totals && -totals.totalDiscount),
          },
        ]
      : []),
    ...(netVisible ? [{ label: t('pieces.summary.net'), value: money(totals?.totalNet), strong: true }] : []),
  ];
  const technical = [
    { label: t('pieces.summary.pieces'), value: format.number(pieces) },
    { label: t('pieces.summary.light'), value: format.lumens(lumens) },
    { label: t('pieces.summary.power'), value: format.watts(watts) },
    { label: t('pieces.summary.weeks'), value: format.weeks(availability.weeks) },
    ...(availability.weeksOf === undefined ? [] : [{ label: t('pieces.summary.setBy'), value: availability.weeksOf }]),
  ];
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-x-12 gap-y-8 overflow-y-auto py-6 md:grid-cols-2">
      <FactList facts={facts} />
      <FactList facts={technical} />
    </div>
  );
};
