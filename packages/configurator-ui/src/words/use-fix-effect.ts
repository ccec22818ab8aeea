import type { Fix } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useMoney } from './use-money';

/** Returns the effect of a repair on price and weeks: "−12,35 € · 1 week later"; unchanged values are left out. */
export const useFixEffect = () => {
  const { t } = useTranslation('editor');
  const { format, priceView } = useEditorShell();
  const money = useMoney();
  return ({
    priceDifferenceMinor,
    netDifferenceMinor,
    weeksDifference,
  }: Pick<Fix, 'priceDifferenceMinor' | 'netDifferenceMinor' | 'weeksDifference'>): string => {
    // In the price view of the dock, so that the two can be added.
    const price = { net: netDifferenceMinor, gross: priceDifferenceMinor, none: undefined }[priceView];
    const weeks = format.weeks(Math.abs(weeksDifference ?? 0));
    return [
      price !== undefined && (price === 0 ? t('words.issue.samePrice') : money.difference(price)),
      weeksDifference !== undefined &&
        weeksDifference !== 0 &&
        (weeksDifference > 0 ? t('words.issue.weeksLater', { weeks }) : t('words.issue.weeksSooner', { weeks })),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};
